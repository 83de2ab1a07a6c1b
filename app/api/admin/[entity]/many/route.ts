import { changeRecordsCall } from '@/lib/records/calls/record-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { entityRoute } from '@/lib/records/store/entity-route'
import { updateRecords } from '@/lib/records/store/operations'

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
