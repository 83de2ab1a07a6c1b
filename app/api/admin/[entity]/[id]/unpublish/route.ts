import { unpublishCall } from '@/lib/records/calls/publish-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { unpublishRecord } from '@/lib/records/publish/publish-record'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Unpublishes the record. */
export const POST = entityRoute(unpublishCall, async ({ actor, entity, id }) =>
  toApiRecord(actor, entity, await unpublishRecord(actor, entity, id)),
)
