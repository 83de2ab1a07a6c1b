import { ChangeGuide } from '@/components/developers/change-guide'
import { CodeBlock } from '@/components/developers/code-block'
import { CodeSamples } from '@/components/developers/code-samples'
import { CopyCode } from '@/components/developers/copy-code'
import { ErrorGuide } from '@/components/developers/error-guide'
import { FollowGuide } from '@/components/developers/follow-guide'
import { GuideContents } from '@/components/developers/guide-contents'
import { GuideSection } from '@/components/developers/guide-section'
import { LeadGuide } from '@/components/developers/lead-guide'
import { TermList } from '@/components/developers/term-list'
import { PageHead } from '@/components/site/page-head'
import { CALLS_OF_KEY } from '@/lib/accounts/actor'
import { samplesOf } from '@/lib/desk/api/code-samples'
import { guideCalls } from '@/lib/desk/api/guide-calls'
import { requiredLeadFields } from '@/lib/desk/api/lead-operations'
import { WEBHOOK_SAMPLES } from '@/lib/desk/api/webhook-samples'
import { PARTNER_EVENT_FIELDS, PARTNER_MESSAGE } from '@/lib/desk/api/webhooks'
import { PARTNER_EVENT_COPY } from '@/lib/desk/partner-events/partner-events'
import { PER_KEY } from '@/lib/leads/tour-requests/lead-flood'
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
      <div className="wrap grid grid-cols-1 gap-12 pt-12 pb-20 lg:grid-cols-[14rem_minmax(0,1fr)] lg:gap-14">
        <GuideContents sections={SECTIONS} />
        <div className="grid min-w-0 grid-cols-1 gap-12 lg:gap-14">
          <KeyGuide settings={settings} />
          <LeadGuide required={requiredLeadFields} community={community} />
          <FollowGuide />
          <ErrorGuide />
          <GuideSection id="limits" title="Limits and browsers">
            <p>
              A key sends {PER_KEY.points} requests an hour; above that you are answered with 429 and, in{' '}
              <code>Retry-After</code>, the seconds to wait. When one number asks often within an hour, its
              requests are stored and looked at by a person first.
            </p>
            <p>
              Your limits may differ: each answer to a key says them in <code>RateLimit-Policy</code>, and
              what is left in <code>RateLimit</code>.
            </p>
            <p>
              Call from your server where you can: what stands in a page, anybody can read. If a page has to
              call, tell us its origin, and take a key that sends families and nothing else. Pages of other
              origins read no answer.
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
              . Sent with your key, it has what that key may call. Client generators read it.
            </p>
          </GuideSection>
          <ChangeGuide />
        </div>
      </div>
      <CopyCode />
    </>
  )
}

/** In the order of the page. */
const SECTIONS = [
  { id: 'key', title: 'Get a key' },
  { id: 'send', title: 'Send a family' },
  { id: 'fields', title: 'Fields' },
  { id: 'again', title: 'Send it again safely' },
  { id: 'try', title: 'Try it' },
  { id: 'follow', title: 'Follow your families' },
  { id: 'errors', title: 'Answers and errors' },
  { id: 'limits', title: 'Limits and browsers' },
  { id: 'webhooks', title: 'Hear what happens' },
  { id: 'content', title: 'Read and draft content' },
  { id: 'machine', title: 'For machines' },
  { id: 'changes', title: 'Changes' },
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
        It stands in each call, behind the word Bearer: <code>Authorization: Bearer plk_…</code> Shown any
        other way, it is refused with 401. A key works for a year: <code>POST /api/v1/self/rotation</code>{' '}
        gives you a new one, and the one before works for as long as you say.
      </p>
    </GuideSection>
  )
}

function ContentGuide({ rate }: { rate: string }) {
  const { readContent, saveDraft } = guideCalls(undefined)
  return (
    <GuideSection id="content" title="Read and draft content">
      <p>
        Anybody reads the communities, their floor plans, tour times and the events to come. A key with{' '}
        <code>content:read</code> reads all that visitors see: articles, pictures and the rest, page by page.
        It sees nothing unpublished.
      </p>
      <CodeSamples samples={samplesOf(readContent)} />
      <p>The answer is a page of records; one record has its id after the name.</p>
      <CodeBlock code={LIST_ANSWER} />
      <TermList terms={LIST_TERMS} />
      <p>
        A key with <code>content:drafts</code> lists and reads what it may change, published or not, at{' '}
        <code>/api/v1/drafts</code>, and writes drafts there. A draft waits until one of us publishes it. A
        new record gets a new UUID from you, here in <code>DRAFT_ID</code>.
      </p>
      <CodeSamples samples={samplesOf(saveDraft)} />
      <p>
        The answer has <code>draftUpdatedAt</code>. Send it with your next change: if somebody has stored a
        newer draft, a colleague of ours or another of your programs, the answer is 409. <code>POST</code> to
        the same address makes a complete record of the draft, still unpublished; <code>DELETE</code>{' '}
        withdraws your draft. {rate}
      </p>
    </GuideSection>
  )
}

const LIST_ANSWER = `{
  "rows": [ … ],
  "total": 6,
  "totalIsExact": true,
  "page": null,
  "pageSize": 50,
  "nextCursor": null
}`

const LIST_TERMS = [
  {
    term: 'cursor',
    words:
      '“start” reads the whole list; then send nextCursor until it is null. Nothing is skipped, and what changes meanwhile comes again.',
  },
  {
    term: 'updatedSince',
    words:
      'Only what was changed, or came onto the site, since a time. What left the site is not in it: read the whole list now and then.',
  },
  { term: 'page, pageSize', words: 'A page from 1, with 25 rows unless you ask for up to 100.' },
  {
    term: 'sort',
    words: 'A field that the description names for this list, with - in front for descending.',
  },
  {
    term: 'If-None-Match',
    words: 'The ETag of your last answer: 304 without a body when nothing has changed.',
  },
]

const EVENTS = Object.entries(PARTNER_EVENT_COPY).map(([term, words]) => {
  return { term, words: `${words.replaceAll('`', '')}.` }
})

/** How another system receives lead events and verifies their signature. */
function WebhookGuide() {
  return (
    <GuideSection id="webhooks" title="Hear what happens">
      <p>
        Add an address that begins with https:// at <code>/api/v1/self/endpoints</code>, with a key that has{' '}
        <code>leads:read</code>, and we post to it what happens to the families of that key, within seconds.
        You choose what you hear:
      </p>
      <TermList terms={EVENTS} />
      <p>
        A message has no name, no number and nothing that anybody wrote: you know the family by your own key
        of the request.
      </p>
      <CodeBlock code={JSON.stringify(PARTNER_MESSAGE, null, 2)} />
      <TermList terms={PARTNER_EVENT_FIELDS} />
      <p>
        Messages are signed by the{' '}
        <a href="https://www.standardwebhooks.com" className="text-link">
          Standard Webhooks
        </a>{' '}
        specification, whose libraries check them in most languages. Believe none that fails.
      </p>
      <CodeSamples samples={WEBHOOK_SAMPLES} />
      <p>
        Answer with any 2xx within 12 seconds, and work on it afterward. Anything else counts as not taken: we
        try again for three days, and wait as long as your <code>Retry-After</code> asks, up to an hour.
        Redirects are not followed. 410 ends it. A message may come twice, with the same{' '}
        <code>webhook-id</code>, and after a later one: go by <code>timestamp</code>.
      </p>
    </GuideSection>
  )
}
