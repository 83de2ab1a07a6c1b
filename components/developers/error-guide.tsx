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
    <GuideSection id="errors" title="Answers and errors">
      <TermList terms={STATUSES} />
      <p>
        Every refusal is JSON (RFC 9457, problem details): a <code>code</code> for your program, words for
        people, and for each invalid field a pointer into what you sent.
      </p>
      <CodeBlock code={JSON.stringify(problemOf(REFUSED, 'b1f6b2e4-3c1d-4c55-9b0e-0f3c5f5f7a10'), null, 2)} />
      <p>These are the codes. New ones may be added; none changes its meaning.</p>
      <TermList
        terms={Object.entries(ERROR_CODES).map(([code, { title, remedy }]) => {
          return { term: code, words: `${title}. ${remedy}`, id: `error-${code}` }
        })}
      />
    </GuideSection>
  )
}
