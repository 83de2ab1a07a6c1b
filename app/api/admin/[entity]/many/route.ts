import * as z from 'zod'
import { readJson } from '@/lib/platform/http/read-json'
import { answerOf } from '@/lib/records/declare/record'
import { adminHandler } from '@/lib/records/store/admin-handler'
import { MOST_AT_ONCE, updateRecords } from '@/lib/records/store/operations'

const changes = z.strictObject({
  /** Each names its fields as a change of one record does, `updatedAt` included where it must not have changed since. */
  records: z
    .array(z.looseObject({ id: z.uuid('Say which record') }))
    .min(1, 'Say which records')
    .max(MOST_AT_ONCE, `At most ${MOST_AT_ONCE} at once`),
})

/** Changes several records, all or none: `{ changed: [{ before, after }] }` with those that differ now. */
export const PATCH = adminHandler(async ({ actor, entity, request }) => {
  const { records } = await readJson(request, changes, { maxBytes: 256 * 1024 })
  const inputs = records.map(({ id, ...input }) => ({ id, input }))
  const changed = await updateRecords(actor, entity, inputs)
  return {
    changed: changed.map(({ before, after }) => ({
      before: answerOf(actor, entity, before),
      after: answerOf(actor, entity, after),
    })),
  }
})
