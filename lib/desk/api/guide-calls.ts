import type * as z from 'zod'
import type { SampleCall } from '@/lib/desk/api/code-samples'
import { EXAMPLE_LEAD } from '@/lib/desk/api/lead-fields'
import type { partnerAnswerSchema } from '@/lib/leads/partner-leads/partner-lead'
import { STAFFED_PROMISE } from '@/lib/leads/tour-requests/promise-text'
import { siteUrl } from '@/lib/platform/site'

const EXAMPLE_LEAD_ID = '018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41'
const EXAMPLE_COMMUNITY_ID = '018f3c1d-24f0-7a31-b2c4-91d3a0f5e7b8'

/** The key of the example request. */
const EXAMPLE_KEY = 'request-10482'

/** The answer to the example request, for a community of this name. */
export function exampleAnswer(communityName: string | undefined): z.input<typeof partnerAnswerSchema> {
  return {
    id: EXAMPLE_LEAD_ID,
    transactionId: EXAMPLE_KEY,
    statusUrl: siteUrl(`/api/v1/leads/${EXAMPLE_LEAD_ID}`),
    isTest: false,
    community: communityName ? { id: EXAMPLE_COMMUNITY_ID, name: communityName } : null,
    createdAt: '2026-11-23T16:00:02.000Z',
    callDueAt: '2026-11-23T16:10:02.000Z',
    receipt: 'eyJhbGciOiJFUzI1NiIs…',
    promise: STAFFED_PROMISE,
    ...(communityName && { communityName }),
    ignored: [],
  }
}

/** The calls that /developers shows as code. @param community slug of a real one */
export function guideCalls(community: string | undefined) {
  return {
    sendLead: {
      method: 'POST',
      url: siteUrl('/api/v1/tour-requests'),
      headers: { 'Idempotency-Key': EXAMPLE_KEY },
      body: { ...EXAMPLE_LEAD, ...(community && { communityId: community }) },
      answer:
        '{ id: string; transactionId: string; statusUrl: string; promise: string; ignored: { field: string; why: string }[] }',
    },
    readEvents: {
      method: 'GET',
      url: siteUrl('/api/v1/lead-events?after=0'),
      answer:
        '{ events: { id: string; type: string; leads: { id: string }[] }[]; next: string; hasMore: boolean }',
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
