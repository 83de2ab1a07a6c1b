import { CodeBlock } from '@/components/developers/code-block'
import { CodeSamples } from '@/components/developers/code-samples'
import { GuideSection } from '@/components/developers/guide-section'
import { TermList } from '@/components/developers/term-list'
import { EXAMPLE_LEAD, fieldsByMeaning } from '@/lib/desk/api/lead-fields'
import { STAFFED_PROMISE } from '@/lib/leads/tour-requests/promise-text'
import { siteUrl } from '@/lib/platform/site'

const KEY = 'request-10482'

const REFUSED = {
  message: 'Please check the marked fields',
  fieldErrors: { phone: 'Please enter a valid phone number' },
}

type Props = { required: readonly string[]; community: { slug: string; name: string } | undefined }

/** How a partner sends a lead, and the responses. */
export function LeadGuide({ required, community }: Props) {
  const lead = { ...EXAMPLE_LEAD, ...(community && { communityId: community.slug }) }
  const answer = {
    transactionId: KEY,
    promise: STAFFED_PROMISE,
    ...(community && { communityName: community.name }),
  }
  const fields = fieldsByMeaning().map(({ names, words }) => ({
    term: names.join(', '),
    words,
    note: names.some((name) => required.includes(name)) ? 'required' : undefined,
  }))
  return (
    <>
      <GuideSection id="send" title="Send a family">
        <p>
          Send only people who asked to be called, as they ask. The request is on our desk the moment you are
          answered, under your name, and somebody calls within the time that the answer promises.
        </p>
        <CodeSamples
          call={{
            method: 'POST',
            url: siteUrl('/api/tour-requests'),
            headers: { 'Idempotency-Key': KEY },
            body: lead,
          }}
        />
        <p>You are answered with 201 and what the family may be told:</p>
        <CodeBlock code={JSON.stringify(answer, null, 2)} />
      </GuideSection>
      <GuideSection id="fields" title="Fields">
        <p>
          Only the first four can refuse a request. Whatever else does not fit is kept aside, and the family
          is called.
        </p>
        <TermList terms={fields} />
      </GuideSection>
      <GuideSection id="again" title="Send it again safely">
        <p>
          Give each request a key of your own in <code>Idempotency-Key</code>, up to 128 letters. When no
          answer comes, or a 5xx, send the same again: it is stored once, and answered with 200 and the same
          <code> transactionId</code>. What you changed for the same person is kept as a correction. The same
          key for somebody else’s number is a request of its own, with a <code>transactionId</code> of its
          own.
        </p>
      </GuideSection>
      <GuideSection id="refusals" title="When it is refused">
        <p>Every refusal says why, in words for people, and at which field:</p>
        <CodeBlock code={JSON.stringify(REFUSED, null, 2)} />
      </GuideSection>
    </>
  )
}
