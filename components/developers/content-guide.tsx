import { CodeBlock } from '@/components/developers/code-block'
import { CodeSamples } from '@/components/developers/code-samples'
import { GuideSection } from '@/components/developers/guide-section'
import { siteUrl } from '@/lib/platform/site'

const DRAFT = { values: { summary: 'Snow on the porch, soup on the stove.' }, draftUpdatedAt: null }

/** How to read published content and write drafts. */
export function ContentGuide({ rate }: { rate: string }) {
  return (
    <GuideSection id="content" title="Read and draft content">
      <p>
        A key with <code>content:read</code> reads what visitors see: communities, floor plans, articles,
        events, pictures and the rest, page by page. What is not published is not there for it.
      </p>
      <CodeSamples call={{ method: 'GET', url: siteUrl('/api/admin/communities?page=1') }} />
      <p>The answer is a page of records; one record has its id behind the name.</p>
      <CodeBlock code={'{ "rows": [ … ], "total": 6, "totalIsExact": true, "page": 1, "pageSize": 25 }'} />
      <p>
        A key with <code>content:drafts</code> reads and writes drafts. A draft waits beside the record until
        somebody of ours publishes it; a new record gets a new UUID from you. Say in{' '}
        <code>draftUpdatedAt</code> which draft you saw, or null for none: if a colleague is typing at another
        one, the answer is 409.
      </p>
      <CodeSamples
        call={{
          method: 'PUT',
          url: siteUrl('/api/admin/blog-posts/018f3c1e-7b5a-7cc2-9d10-2f6d1c9b7a41/draft'),
          body: DRAFT,
        }}
      />
      <p>
        <code>POST</code> to the same address makes a complete record of the draft, still off the site. {rate}{' '}
        Every kind of record with its fields stands in the description below.
      </p>
    </GuideSection>
  )
}
