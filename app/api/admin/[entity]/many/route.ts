import * as z from 'zod'
import { changeRecordsCall } from '@/lib/records/calls/record-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { entityRoute } from '@/lib/records/store/entity-route'
import { MAX_BULK_RECORDS, removeRecords, updateRecords } from '@/lib/records/store/operations'

/** Changes several records, all or none: `{ changed: [{ before, after }] }` with those that differ now. */
export const PATCH = entityRoute(changeRecordsCall, async ({ actor, entity, body }) => {
  const inputs = body.records.map(({ id, ...input }) => ({ id, input }))
  const changed = await updateRecords(actor, entity, inputs)
  return {
    changed: changed.map(({ before, after }) => ({
      before: toApiRecord(actor, entity, before),
      after: toApiRecord(actor, entity, after),
    })),
  }
})

const removed = z.strictObject({
  ids: z
    .array(z.uuid('Choose the record'))
    .min(1, 'Choose the records')
    .max(MAX_BULK_RECORDS, `At most ${MAX_BULK_RECORDS} at a time`),
})

/** Moves several records to the trash, all or none: `{ batch }`, with which they can be restored together. */
export const DELETE = entityRoute(removed, ({ actor, entity, body }) =>
  removeRecords(actor, entity, body.ids),
)
