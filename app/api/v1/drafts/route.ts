import { adminRoute } from '@/lib/accounts/admin-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { ownDraftsOperation } from '@/lib/records/calls/program-calls'
import { ownDrafts } from '@/lib/records/lists/changeable'

/** The drafts that the key has written and no one has published or discarded. */
export const GET = adminRoute(
  { key: ['content:drafts'], only: 'keys', answer: () => ownDraftsOperation.answers[200]?.schema ?? null },
  async ({ actor }) => ({ drafts: await ownDrafts(actor) }),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
