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
          Send only people who asked to be called, as they ask. The request is on our desk the moment you are
          answered, under your name, and somebody calls within the time that the answer promises.
        </p>
        <CodeSamples samples={samplesOf(sendLead)} />
        <p>
          You are answered with 201: our id, where its status is read, until when somebody calls, what the
          family may be told, and each field that was not understood.
        </p>
        <CodeBlock code={JSON.stringify(exampleAnswer(community?.name), null, 2)} />
      </GuideSection>
      <GuideSection id="fields" title="Fields">
        <p>
          Only the first four can refuse a request. Whatever else does not fit is kept aside, and the family
          is called.
        </p>
        <TermList terms={fields} />
      </GuideSection>
      <GuideSection id="again" title="Retry safely">
        <p>
          Give each request a key of your own in <code>Idempotency-Key</code>, up to 128 letters. When no
          answer comes, or a 5xx, send the same again: it is stored once, and answered with 200 and the same
          <code> transactionId</code>. What you changed for the same person is kept as a correction. These
          keys are yours alone: the same one from another sender, or for somebody else’s number, is a request
          of its own.
        </p>
      </GuideSection>
      <GuideSection id="try" title="Try it">
        <p>
          A test key answers like a live one, for families that do not exist: nothing reaches our desk. It
          stays in this page.
        </p>
        <TryRequest body={JSON.stringify(sendLead.body)} />
      </GuideSection>
    </>
  )
}
