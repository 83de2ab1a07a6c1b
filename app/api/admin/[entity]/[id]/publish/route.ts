import { adminHandler } from '@/lib/admin/admin-handler'
import { readDraftChange } from '@/lib/admin/draft-request'
import { publishRecord } from '@/lib/admin/publish-record'
import { answerOf } from '@/lib/admin/record'

/** Publishes the draft, or the sent values: `{ record, warnings }`. */
export const POST = adminHandler(async ({ actor, entity, id, request }) => {
  const { record, warnings } = await publishRecord(actor, entity, id, await readDraftChange(request))
  return { record: answerOf(actor, entity, record), warnings }
})
