import { toApiRecord } from '@/lib/records/declare/record'
import { duplicateRecord } from '@/lib/records/publish/duplicate-record'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Creates an unpublished copy of a record: 201 and the copy. */
export const POST = entityRoute(async ({ actor, entity, id }) =>
  Response.json(toApiRecord(actor, entity, await duplicateRecord(actor, entity, id)), { status: 201 }),
)
