import { adminRoute } from '@/lib/accounts/admin-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { releaseItem } from '@/lib/records/calls/program-calls'
import { addToRelease } from '@/lib/records/releases/release-items'

/** Adds a draft of the key, `{ entity, entityId }`. */
export const POST = adminRoute(
  { key: ['content:drafts'], only: 'keys', body: releaseItem },
  ({ actor, id, body }) => addToRelease(actor, id, body),
)

export const OPTIONS = partnerPreflight('POST')
