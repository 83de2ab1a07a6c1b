import { CodeSamples } from '@/components/developers/code-samples'
import { GuideSection } from '@/components/developers/guide-section'
import { TermList } from '@/components/developers/term-list'
import { samplesOf } from '@/lib/desk/api/code-samples'
import { guideCalls } from '@/lib/desk/api/guide-calls'

const CALLS = [
  {
    term: 'GET /api/v1/leads/{id}',
    words: 'The status of one request; its URL is statusUrl in the response.',
  },
  { term: 'GET /api/v1/leads', words: 'All requests sent with the key, newest first.' },
  {
    term: 'GET /api/v1/lead-events',
    words:
      'Events since a cursor. Save next from each response and send it as after. Events are kept for one month.',
  },
  {
    term: 'POST /api/v1/leads/{id}/simulation',
    words: 'With a test key: simulate any event for a simulated family.',
  },
  {
    term: 'GET /api/v1/self',
    words: 'The key, its limits and origins, and how quickly its families are called.',
  },
]

/** How a partner reads the status of its leads, and proves who sent them. */
export function FollowGuide() {
  const { readEvents } = guideCalls(undefined)
  return (
    <GuideSection id="follow" title="Follow your families">
      <p>
        A key with <code>leads:read</code> can read the status of the requests it sent, without the families’
        names or messages. It cannot see requests from other keys.
      </p>
      <TermList terms={CALLS} />
      <CodeSamples samples={samplesOf(readEvents)} />
      <p>
        Each response has a <code>receipt</code>: a JWS that proves which key sent the request and when.
        Anyone can verify it, even years later, with the public keys at{' '}
        <a href="/api/v1/receipt-keys" className="text-link">
          /api/v1/receipt-keys
        </a>
        .
      </p>
    </GuideSection>
  )
}
