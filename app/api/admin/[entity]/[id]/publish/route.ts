import { toApiRecord } from '@/lib/records/declare/record'
import { readDraftChange } from '@/lib/records/publish/draft-request'
import { publishRecord } from '@/lib/records/publish/publish-record'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Publishes the draft, or the sent values: `{ record, warnings }`. */
export const POST = adminHandler(async ({ actor, entity, id, request }) => {
  const { record, warnings } = await publishRecord(actor, entity, id, await readDraftChange(request))
  return { record: toApiRecord(actor, entity, record), warnings }
})
