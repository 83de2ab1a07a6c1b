'use client'

import { useId, useState } from 'react'
import type { Call } from '@/components/admin/company/api/api-description'
import { Button } from '@/components/ui/button'
import { Input, Textarea } from '@/components/ui/field'

/** Longer responses are cut, because they would slow the page down. */
const MAX_SHOWN_CHARS = 20_000

/** Runs a call as the signed-in user on real data and shows the raw response. */
export function TryCall({ call }: { call: Call }) {
  const id = useId()
  const [values, setValues] = useState<Record<string, string>>({})
  const [body, setBody] = useState(() => (call.body ? JSON.stringify(call.example, null, 2) : ''))
  const [answer, setAnswer] = useState<{ status: string; text: string } | null>(null)
  const [isBusy, setBusy] = useState(false)

  async function send() {
    setBusy(true)
    try {
      const response = await fetch(requestUrl(call, values), {
        method: call.method,
        headers: {
          ...requestHeaders(call, values),
          ...(call.body && { 'content-type': 'application/json' }),
        },
        ...(call.body && { body }),
      })
      setAnswer({
        status: `${response.status} ${response.statusText}`,
        text: prettyJson(await response.text()),
      })
    } catch {
      setAnswer({ status: 'No answer', text: 'The server could not be reached.' })
    }
    setBusy(false)
  }

  return (
    <div className="grid gap-4">
      {call.parameters.map(({ name, description }) => (
        <div key={name}>
          <label htmlFor={`${id}-${name}`} className="font-semibold">
            {name}
          </label>
          {description && <p className="text-dense text-ink-soft">{description}</p>}
          <Input
            id={`${id}-${name}`}
            data-dense
            className="mt-1 max-w-110"
            value={values[name] ?? ''}
            onChange={(event) => setValues({ ...values, [name]: event.target.value })}
          />
        </div>
      ))}
      {call.body && (
        <>
          <div>
            <label htmlFor={`${id}-body`} className="font-semibold">
              Body
            </label>
            <Textarea
              id={`${id}-body`}
              rows={6}
              spellCheck={false}
              className="mt-1 font-mono text-small"
              value={body}
              onChange={(event) => setBody(event.target.value)}
            />
          </div>
          <details>
            <summary className="flex min-h-11 cursor-pointer items-center font-semibold">
              Fields of the body
            </summary>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
            <pre tabIndex={0} className="max-h-96 overflow-auto rounded-control bg-paper p-4 text-dense">
              {JSON.stringify(call.body, null, 2)}
            </pre>
          </details>
        </>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button variant="outline" aria-disabled={isBusy} onClick={() => !isBusy && void send()}>
          {isBusy ? 'Calling…' : 'Call'}
        </Button>
        {call.method !== 'GET' && (
          <p className="text-dense text-ink-soft">This call is real: it changes stored data.</p>
        )}
      </div>
      <div aria-live="polite">
        {answer && (
          <>
            <p className="font-semibold">{answer.status}</p>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable content must be reachable by keyboard */}
            <pre tabIndex={0} className="mt-1 max-h-96 overflow-auto rounded-control bg-paper p-4 text-dense">
              {answer.text}
            </pre>
          </>
        )}
      </div>
    </div>
  )
}

function requestUrl({ path, parameters }: Call, values: Record<string, string>): string {
  const query = new URLSearchParams()
  let address = path
  for (const { name, in: place } of parameters) {
    const value = values[name] ?? ''
    if (place === 'path') address = address.replace(`{${name}}`, encodeURIComponent(value))
    else if (place === 'query' && value !== '') query.set(name, value)
  }
  return query.size > 0 ? `${address}?${query}` : address
}

function requestHeaders({ parameters }: Call, values: Record<string, string>): Record<string, string> {
  const given = parameters.filter(({ name, in: place }) => place === 'header' && values[name])
  return Object.fromEntries(given.map(({ name }) => [name, values[name] ?? '']))
}

function prettyJson(text: string): string {
  let shown = text
  try {
    shown = JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    // Not JSON: shown unchanged.
  }
  return shown.length > MAX_SHOWN_CHARS ? `${shown.slice(0, MAX_SHOWN_CHARS)}\n…` : shown
}
