import { adminRoute } from '@/lib/accounts/admin-route'
import { partnerPreflight } from '@/lib/accounts/partners/key-answer'
import { readParameters } from '@/lib/platform/http/operation'
import { searchContentOperation, searchParameters } from '@/lib/records/calls/program-calls'
import { searchContent } from '@/lib/records/lists/search-content'

/** Published records by words. */
export const GET = adminRoute(
  {
    key: ['content:read', 'content:drafts'],
    only: 'keys',
    answer: () => searchContentOperation.answers[200]?.schema ?? null,
  },
  async ({ actor, query }) => ({
    found: await searchContent(actor, readParameters(query, searchParameters)),
  }),
)

export const OPTIONS = partnerPreflight('GET', 'HEAD')
