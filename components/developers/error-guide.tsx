import { CodeBlock } from '@/components/developers/code-block'
import { GuideSection } from '@/components/developers/guide-section'
import { TermList } from '@/components/developers/term-list'
import { ERROR_CODES } from '@/lib/platform/error-codes'
import { invalidFields } from '@/lib/platform/errors'
import { problemOf } from '@/lib/platform/http/problem'

const REFUSED = invalidFields({ phone: 'Please enter a valid phone number' })

const STATUSES = [
  { term: '201', words: 'The request was stored and our staff were notified.' },
  { term: '200', words: 'Already stored; the original response.' },
  { term: '304', words: 'Nothing has changed since the response with the ETag you sent.' },
]

/** Statuses, and every error code with its remedy; `type` of a problem links to its paragraph here. */
export function ErrorGuide() {
  return (
    <GuideSection id="errors" title="Responses and errors">
      <TermList terms={STATUSES} />
      <p>
        Every error is JSON in the problem details format (RFC 9457), with a <code>code</code> for your
        program, a message for people, and a pointer to each invalid field.
      </p>
      <CodeBlock code={JSON.stringify(problemOf(REFUSED, 'b1f6b2e4-3c1d-4c55-9b0e-0f3c5f5f7a10'), null, 2)} />
      <p>These are the error codes. We may add new ones, but their meanings do not change.</p>
      <TermList
        terms={Object.entries(ERROR_CODES).map(([code, { title, remedy }]) => {
          return { term: code, words: `${title}. ${remedy}`, id: `error-${code}` }
        })}
      />
    </GuideSection>
  )
}
