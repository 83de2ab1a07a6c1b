import type { SampleCall } from '@/lib/desk/api/code-samples'
import { EXAMPLE_LEAD } from '@/lib/desk/api/lead-fields'
import { siteUrl } from '@/lib/platform/site'

/** The key of the example request. */
export const EXAMPLE_KEY = 'request-10482'

/** The calls that /developers shows as code. @param community slug of a real one */
export function guideCalls(community: string | undefined) {
  return {
    sendLead: {
      method: 'POST',
      url: siteUrl('/api/v1/tour-requests'),
      headers: { 'Idempotency-Key': EXAMPLE_KEY },
      body: { ...EXAMPLE_LEAD, ...(community && { communityId: community }) },
      answer: '{ transactionId: string; promise: string; communityName?: string }',
    },
    readContent: {
      method: 'GET',
      url: siteUrl('/api/v1/content/communities?cursor=start&pageSize=50'),
      answer: '{ rows: { id: string; name: string; updatedAt: string }[]; nextCursor: string | null }',
    },
    saveDraft: {
      method: 'PUT',
      url: `${siteUrl('/api/v1/drafts/blog-posts/')}{DRAFT_ID}`,
      body: { values: { title: 'Snow on the porch', summary: 'Soup on the stove.' } },
      answer: '{ values: Record<string, unknown>; draftUpdatedAt: string } | null',
    },
  } as const satisfies Record<string, SampleCall>
}
