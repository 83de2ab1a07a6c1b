import { duplicateRecordCall } from '@/lib/records/calls/record-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { duplicateRecord } from '@/lib/records/publish/duplicate-record'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Creates an unpublished copy of a record. */
export const POST = entityRoute(duplicateRecordCall, async ({ actor, entity, id }) =>
  toApiRecord(actor, entity, await duplicateRecord(actor, entity, id)),
)
