'use client'

import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field, Input } from '@/components/ui/field'

type Answer = { status: string; text: string }

/** Keys whose requests reach nobody. */
const TEST_KEY = /^plk_test_/

/** Sends the guide's tour request with the visitor's own test key, and shows the raw answer. */
export function TryRequest({ body }: { body: string }) {
  const id = useId()
  const [key, setKey] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const [answer, setAnswer] = useState<Answer | null>(null)

  async function send() {
    if (!TEST_KEY.test(key.trim())) {
      setProblem('Enter a test key, which begins with plk_test_. A live key would create a real lead.')
      return
    }
    setProblem(null)
    try {
      const response = await fetch('/api/v1/tour-requests', {
        method: 'POST',
        credentials: 'omit',
        headers: {
          authorization: `Bearer ${key.trim()}`,
          'content-type': 'application/json',
          'idempotency-key': crypto.randomUUID(),
        },
        body,
      })
      setAnswer({
        status: `${response.status} ${response.statusText}`,
        text: JSON.stringify(await response.json(), null, 2),
      })
    } catch {
      setAnswer({ status: 'No answer', text: 'The server could not be reached.' })
    }
  }

  return (
    <form
      className="grid gap-3 rounded-control border border-line p-4"
      onSubmit={(event) => {
        event.preventDefault()
        void send()
      }}
    >
      <Field id={id} label="Your test key" error={problem ?? undefined} className="max-w-110">
        {(control) => (
          <Input
            {...control}
            autoComplete="off"
            spellCheck={false}
            value={key}
            onChange={(event) => setKey(event.target.value)}
          />
        )}
      </Field>
      <Button type="submit" variant="outline" className="w-fit">
        Send the example
      </Button>
      <div aria-live="polite" className="min-w-0">
        {answer && (
          <>
            <p className="font-[620]">{answer.status}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
            <pre tabIndex={0} className="mt-1 overflow-x-auto rounded-control bg-paper p-4 text-small">
              {answer.text}
            </pre>
          </>
        )}
      </div>
    </form>
  )
}
