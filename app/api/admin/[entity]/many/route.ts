import * as z from 'zod'
import { toApiRecord } from '@/lib/records/declare/record'
import { entityRoute } from '@/lib/records/store/entity-route'
import { MAX_BULK_RECORDS, updateRecords } from '@/lib/records/store/operations'

const changes = z.strictObject({
  /** Fields as in a change of one record; `updatedAt` where it must not have changed since. */
  records: z
    .array(z.looseObject({ id: z.uuid('Say which record') }))
    .min(1, 'Say which records')
    .max(MAX_BULK_RECORDS, `At most ${MAX_BULK_RECORDS} at once`),
})

/** Changes several records, all or none: `{ changed: [{ before, after }] }` with those that differ now. */
export const PATCH = entityRoute({ body: changes, maxBytes: 256 * 1024 }, async ({ actor, entity, body }) => {
  const inputs = body.records.map(({ id, ...input }) => ({ id, input }))
  const changed = await updateRecords(actor, entity, inputs)
  return {
    changed: changed.map(({ before, after }) => ({
      before: toApiRecord(actor, entity, before),
      after: toApiRecord(actor, entity, after),
    })),
  }
})
