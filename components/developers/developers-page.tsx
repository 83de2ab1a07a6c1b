import { CodeBlock } from '@/components/developers/code-block'
import { CodeSamples } from '@/components/developers/code-samples'
import { GuideSection } from '@/components/developers/guide-section'
import { LeadGuide } from '@/components/developers/lead-guide'
import { TermList } from '@/components/developers/term-list'
import { PageHead } from '@/components/site/page-head'
import { CALLS_OF_KEY } from '@/lib/accounts/actor'
import { requiredLeadFields } from '@/lib/desk/api/lead-operations'
import { EXAMPLE_MESSAGE, WEBHOOK_FIELDS } from '@/lib/desk/api/webhooks'
import { EVENT_DESCRIPTIONS, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'
import { PER_KEY } from '@/lib/leads/tour-requests/lead-flood'
import { siteUrl } from '@/lib/platform/site'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getSiteSettings, phoneOf, type getSiteSettings as Read } from '@/lib/site/content/site-settings'

/** API guide for partners, with runnable example calls. */
export async function DevelopersPage() {
  const [settings, [community]] = await Promise.all([getSiteSettings(), getCommunityCards()])
  return (
    <>
      <PageHead
        eyebrow="For developers"
        title="Send families to us *from your program*"
        lead="If families find care through your service, your program can hand them to us in one call. Somebody here answers them as if they had asked on this site."
      />
      <div className="wrap grid grid-cols-1 gap-12 pt-12 pb-20 lg:gap-14">
        <KeyGuide settings={settings} />
        <LeadGuide required={requiredLeadFields} community={community} />
        <GuideSection id="statuses" title="Answers">
          <TermList terms={STATUSES} />
        </GuideSection>
        <GuideSection id="limits" title="Limits and browsers">
          <p>
            A key sends {PER_KEY.points} requests an hour; above that you are answered with 429 and, in{' '}
            <code>Retry-After</code>, the seconds to wait. When one number asks often within an hour, its
            requests are stored and looked at by a person first.
          </p>
          <p>
            Call from your server where you can: what stands in a page, anybody can read. If a page has to
            call, tell us its origin, and take a key that sends families and nothing else.
          </p>
        </GuideSection>
        <WebhookGuide />
        <ContentGuide
          rate={`A key calls ${CALLS_OF_KEY.points} times in ${CALLS_OF_KEY.seconds / 60} minutes.`}
        />
        <GuideSection id="machine" title="For machines">
          <p>
            The same in OpenAPI 3.1:{' '}
            <a href="/api/openapi.json" className="text-link">
              /api/openapi.json
            </a>
            . Asked with your key, it tells what that key may call.
          </p>
        </GuideSection>
      </div>
    </>
  )
}

const STATUSES = [
  { term: '201', words: 'The request is stored, and our staff are told.' },
  { term: '200', words: 'It was stored before; this is its answer.' },
  { term: '400', words: 'Something is wrong with a field, or the body is not JSON.' },
  { term: '401', words: 'The key is missing, wrong, revoked or expired.' },
  { term: '403', words: 'The key was not made for this, or not for this community.' },
  { term: '413, 415', words: 'The body is larger than 64 KB, or is not application/json.' },
  { term: '429', words: 'Too many; go on after Retry-After.' },
  {
    term: '503',
    words: 'It could not be stored in time. Send the same again, with the same Idempotency-Key.',
  },
]

function KeyGuide({ settings }: { settings: Awaited<ReturnType<typeof Read>> }) {
  const phone = phoneOf(null, settings)
  const mail = settings.companyEmail
  return (
    <GuideSection id="key" title="Get a key">
      <p>
        Our administrators make keys. Call{' '}
        <a href={`tel:${phone.dial}`} className="text-link whitespace-nowrap">
          {phone.display}
        </a>
        {mail && (
          <>
            {' '}
            or write to{' '}
            <a href={`mailto:${mail}`} className="text-link">
              {mail}
            </a>
          </>
        )}
        , and say what your program does and for which of our communities. You see the key once: keep it like
        a password, and tell us if it got lost, because we can end it at once.
      </p>
      <p>
        It stands in each call, behind the word Bearer: <code>Authorization: Bearer plk_…</code>
      </p>
    </GuideSection>
  )
}

const DRAFT = { values: { summary: 'Snow on the porch, soup on the stove.' }, draftUpdatedAt: null }

/** How to read published content and write drafts. */
function ContentGuide({ rate }: { rate: string }) {
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

const VERIFY = `import { Webhook } from 'standardwebhooks'

// body: the request's text as it came, before anything parses it
const message = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers)`

/** How another system receives lead events and verifies their signature. */
function WebhookGuide() {
  return (
    <GuideSection id="webhooks" title="Hear what happens">
      <p>
        Give us an address that begins with https://, and we post to it what happens to a family, within
        seconds. You choose what you hear and of which communities:
      </p>
      <TermList
        terms={WEBHOOK_EVENTS.map((event) => ({ term: event, words: `${EVENT_DESCRIPTIONS[event]}.` }))}
      />
      <p>A message says what happened, and how things stand with the family when it is sent:</p>
      <CodeBlock code={JSON.stringify(EXAMPLE_MESSAGE, null, 2)} />
      <TermList terms={WEBHOOK_FIELDS} />
      <p>
        Messages are signed by the{' '}
        <a href="https://www.standardwebhooks.com" className="text-link">
          Standard Webhooks
        </a>{' '}
        specification, whose libraries check them in most languages. Believe none that fails.
      </p>
      <CodeBlock code={VERIFY} />
      <p>
        Answer with any 2xx within 12 seconds, and work on it afterward. Anything else counts as not taken: we
        try again for three days, and wait as long as your <code>Retry-After</code> asks, up to an hour.
        Redirects are not followed. 410 ends it. A message may come twice, with the same{' '}
        <code>webhook-id</code>, and after a later one: go by <code>timestamp</code>.
      </p>
    </GuideSection>
  )
}
