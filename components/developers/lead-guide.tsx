import { CodeBlock } from '@/components/developers/code-block'
import { CodeSamples } from '@/components/developers/code-samples'
import { GuideSection } from '@/components/developers/guide-section'
import { TermList } from '@/components/developers/term-list'
import { TryRequest } from '@/components/developers/try-request'
import { samplesOf } from '@/lib/desk/api/code-samples'
import { exampleAnswer, guideCalls } from '@/lib/desk/api/guide-calls'
import { fieldsByMeaning } from '@/lib/desk/api/lead-fields'

type Props = { required: readonly string[]; community: { slug: string; name: string } | undefined }

/** How a partner sends a lead, and the responses. */
export function LeadGuide({ required, community }: Props) {
  const { sendLead } = guideCalls(community?.slug)
  const fields = fieldsByMeaning().map(({ names, words }) => ({
    term: names.join(', '),
    words,
    note: names.some((name) => required.includes(name)) ? 'required' : undefined,
  }))
  return (
    <>
      <GuideSection id="send" title="Send a family">
        <p>
          Send only people who asked for a call, at the moment they ask. When you get the response, the
          request is on our lead desk under your name. We call within the time promised in the response.
        </p>
        <CodeSamples samples={samplesOf(sendLead)} />
        <p>
          The response is 201 with our ID, the status URL, the time the call is due, the promise in words for
          the family, and any ignored fields.
        </p>
        <CodeBlock code={JSON.stringify(exampleAnswer(community?.name), null, 2)} />
      </GuideSection>
      <GuideSection id="fields" title="Fields">
        <p>
          Only the first four fields can cause an error. Other invalid fields are ignored and listed in the
          response, and we still call the family.
        </p>
        <TermList terms={fields} />
      </GuideSection>
      <GuideSection id="again" title="Retry safely">
        <p>
          Send your own <code>Idempotency-Key</code> with each request, up to 128 characters. If you get no
          response or a 5xx, send the request again: it is stored once and returns 200 with the same{' '}
          <code>transactionId</code>. Changes for the same person are kept as a correction. Idempotency keys
          are separate for each API key. The same key with another phone number is a new request.
        </p>
      </GuideSection>
      <GuideSection id="try" title="Try it">
        <p>
          A test key works like a live key, with simulated families: nothing reaches our lead desk. The key
          you enter here stays on this page.
        </p>
        <TryRequest body={JSON.stringify(sendLead.body)} />
      </GuideSection>
    </>
  )
}
