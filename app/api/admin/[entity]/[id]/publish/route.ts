import { publishCall } from '@/lib/records/calls/publish-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Publishes the draft, or the sent values: `{ record, warnings }`. */
export const POST = entityRoute(publishCall, async ({ actor, entity, id, body }) => {
  const { record, warnings } = await publishRecord(actor, entity, id, body)
  return { record: toApiRecord(actor, entity, record), warnings }
})
