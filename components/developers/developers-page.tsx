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
import { siteUrl } from '@/lib/platform/site'
import { mailLink } from '@/lib/platform/typed-email'
import { getCommunityCards } from '@/lib/site/communities/communities'
import { getSiteSettings, phoneOf, type getSiteSettings as Read } from '@/lib/site/content/site-settings'

/** API guide for partners, with runnable example calls. */
export async function DevelopersPage() {
  const [settings, [community]] = await Promise.all([getSiteSettings(), getCommunityCards()])
  return (
    <>
      <PageHead
        path="/developers"
        eyebrow="For developers"
        title="Send families to us *from your program*"
        lead="If families find care through your service, your program can send them to us in one API call. We respond to them just as if they had used our website."
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
              A key can send {PER_KEY.points} requests per hour. Above that, the response is 429 with the
              number of seconds to wait in <code>Retry-After</code>. If one phone number sends many requests
              within an hour, they are stored for review by our staff.
            </p>
            <p>
              Your limits may differ. Each response to a key has them in <code>RateLimit-Policy</code> and the
              remaining calls in <code>RateLimit</code>.
            </p>
            <p>
              Call from your server if you can: anyone can read a key that is part of a web page. If a page
              has to call, tell us its origin and use a key that can only send families. Pages of other
              origins cannot read the response.
            </p>
          </GuideSection>
          <WebhookGuide />
          <ContentGuide
            rate={`A key can make ${CALLS_OF_KEY.points} calls every ${CALLS_OF_KEY.seconds / 60} minutes.`}
          />
          <GuideSection id="assistants" title="AI assistants">
            <p>
              Assistants that speak the Model Context Protocol can use the content calls as tools at{' '}
              <code>{siteUrl('/mcp')}</code>. Send the API key as <code>Authorization: Bearer plk_…</code>.
              With <code>content:read</code> an assistant reads and searches what visitors see; with{' '}
              <code>content:drafts</code> it also proposes drafts, checks them, makes preview links and adds
              its drafts to a release.
            </p>
            <p>
              An assistant cannot publish, and it reads nothing about families, staff or settings. Texts by
              families, such as reviews, are marked with <code>writtenByOutsiders</code>: they are data, not
              instructions.
            </p>
          </GuideSection>
          <GuideSection id="machine" title="OpenAPI document">
            <p>
              This API as an OpenAPI 3.1 document:{' '}
              <a href="/api/openapi.json" className="text-link">
                /api/openapi.json
              </a>
              . Request it with your key to get the calls that key may make. You can generate a client from
              it.
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
  { id: 'again', title: 'Retry safely' },
  { id: 'try', title: 'Try it' },
  { id: 'follow', title: 'Follow your families' },
  { id: 'errors', title: 'Responses and errors' },
  { id: 'limits', title: 'Limits and browsers' },
  { id: 'webhooks', title: 'Receive events' },
  { id: 'content', title: 'Read and draft content' },
  { id: 'assistants', title: 'AI assistants' },
  { id: 'machine', title: 'OpenAPI document' },
  { id: 'changes', title: 'Changes' },
]

function KeyGuide({ settings }: { settings: Awaited<ReturnType<typeof Read>> }) {
  const phone = phoneOf(null, settings)
  const mail = settings.companyEmail
  return (
    <GuideSection id="key" title="Get a key">
      <p>
        Our administrators create API keys. Call{' '}
        <a href={`tel:${phone.dial}`} className="text-link whitespace-nowrap">
          {phone.display}
        </a>
        {mail && (
          <>
            {' '}
            or email{' '}
            <a href={mailLink(mail)} className="text-link">
              {mail}
            </a>
          </>
        )}
        . Tell us what your program does and which communities it is for. The key is shown only once. Store it
        like a password. If it leaks, tell us and we will revoke it immediately.
      </p>
      <p>
        Send the header <code>Authorization: Bearer plk_…</code> with every call. Any other form returns 401.
        A key is valid for one year. <code>POST /api/v1/self/rotation</code> returns a new key and keeps the
        old one working for the overlap you choose.
      </p>
    </GuideSection>
  )
}

function ContentGuide({ rate }: { rate: string }) {
  const { readContent, saveDraft } = guideCalls(undefined)
  return (
    <GuideSection id="content" title="Read and draft content">
      <p>
        Communities, floor plans, tour times and upcoming events are public. A key with{' '}
        <code>content:read</code> can read everything visitors see, such as articles and pictures, page by
        page. It cannot see unpublished content.
      </p>
      <CodeSamples samples={samplesOf(readContent)} />
      <p>The response is a page of records. To read one record, add its ID to the path.</p>
      <CodeBlock code={LIST_ANSWER} />
      <TermList terms={LIST_TERMS} />
      <p>
        A key with <code>content:drafts</code> can list and read the records it may change, published or not,
        at <code>/api/v1/drafts</code>, and write drafts there. A draft stays a draft until one of our editors
        publishes it. For a new record, create a UUID (<code>DRAFT_ID</code> in this example).
      </p>
      <CodeSamples samples={samplesOf(saveDraft)} />
      <p>
        The response has <code>draftUpdatedAt</code>. Send it with your next change: if one of our editors or
        another of your programs has saved a newer draft, the response is 409. <code>POST</code> to the same
        URL turns the draft into a complete record, still unpublished. <code>DELETE</code> withdraws your
        draft. {rate}
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
      '“start” begins the list; then send nextCursor until it is null. No record is skipped; records that change while you read appear again.',
  },
  {
    term: 'updatedSince',
    words:
      'Only records that changed or were published since a time. Unpublished records are not included: read the whole list from time to time.',
  },
  { term: 'page, pageSize', words: 'A page number from 1. Pages have 25 rows by default, up to 100.' },
  {
    term: 'sort',
    words: 'A sort field listed in the description; prefix it with - for descending order.',
  },
  {
    term: 'If-None-Match',
    words: 'The ETag of your last response. Returns 304 without a body if nothing changed.',
  },
]

const EVENTS = Object.entries(PARTNER_EVENT_COPY).map(([term, words]) => {
  return { term, words: `${words.replaceAll('`', '')}.` }
})

/** How another system receives lead events and verifies their signature. */
function WebhookGuide() {
  return (
    <GuideSection id="webhooks" title="Receive events">
      <p>
        Add an https:// URL at <code>/api/v1/self/endpoints</code> with a key that has <code>leads:read</code>
        . Within seconds, we post events about that key’s families to it. You choose the events:
      </p>
      <TermList terms={EVENTS} />
      <p>
        A message contains no names, no phone numbers and no text. You identify the family by your own
        transaction ID.
      </p>
      <CodeBlock code={JSON.stringify(PARTNER_MESSAGE, null, 2)} />
      <TermList terms={PARTNER_EVENT_FIELDS} />
      <p>
        Messages are signed by the{' '}
        <a href="https://www.standardwebhooks.com" className="text-link">
          Standard Webhooks
        </a>{' '}
        specification. It has libraries for most languages. Reject any message whose signature is not valid.
      </p>
      <CodeSamples samples={WEBHOOK_SAMPLES} />
      <p>
        Respond with any 2xx status within 12 seconds and process the message afterward. Otherwise we retry
        for three days and honor your <code>Retry-After</code> up to one hour. Redirects are not followed. A
        410 stops the retries. A message can arrive twice with the same <code>webhook-id</code>, and out of
        order: sort by <code>timestamp</code>.
      </p>
    </GuideSection>
  )
}
