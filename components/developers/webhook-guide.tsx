import { CodeBlock } from '@/components/developers/code-block'
import { GuideSection } from '@/components/developers/guide-section'
import { TermList } from '@/components/developers/term-list'
import { EXAMPLE_MESSAGE, WEBHOOK_FIELDS } from '@/lib/desk/api/webhooks'
import { EVENT_DESCRIPTIONS, WEBHOOK_EVENTS } from '@/lib/desk/webhooks/webhook-events'

const VERIFY = `import { Webhook } from 'standardwebhooks'

// body: the request's text as it came, before anything parses it
const message = new Webhook(process.env.WEBHOOK_SECRET).verify(body, headers)`

/** How another system receives lead events and verifies their signature. */
export function WebhookGuide() {
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
