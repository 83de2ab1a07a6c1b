import 'server-only'
import * as z from 'zod'
import { env } from '@/lib/platform/env'
import { askOutside, OutsideError, type Refusal } from '@/lib/platform/integrations/ask-outside'

/** A model on a machine of one's own may take this long. */
const TIMEOUT_MS = 45_000
const MOST_CHARS = 200_000

type Message = {
  role: 'system' | 'user' | 'assistant'
  content: string | ({ type: 'text'; text: string } | { type: 'image_url'; image_url: { url: string } })[]
}

const answerSchema = z.object({
  choices: z.array(z.object({ message: z.object({ content: z.string().max(MOST_CHARS) }) })).min(1),
})

/** True when help while writing is on (decision 126). */
export function isAssistConfigured(): boolean {
  return env().ASSIST_URL !== undefined
}

/** Asks the writing service, which speaks the chat completions of OpenAI. @throws OutsideError */
export async function askAssist(messages: Message[]): Promise<string> {
  const { ASSIST_URL, ASSIST_KEY, ASSIST_MODEL: model } = env()
  if (!ASSIST_URL) throw new OutsideError('No writing service is set up')
  const { choices } = await askOutside({
    name: 'The writing service',
    url: new URL('chat/completions', ASSIST_URL.replace(/\/*$/, '/')),
    json: { model, messages },
    headers: ASSIST_KEY ? { authorization: `Bearer ${ASSIST_KEY}` } : {},
    schema: answerSchema,
    explain: ({ status }) => ({ words: REASONS[status] ?? '' }) satisfies Refusal,
    timeoutMs: TIMEOUT_MS,
  })
  return choices[0]?.message.content ?? ''
}

/** Its own words may repeat what it was sent. */
const REASONS: Readonly<Record<number, string>> = {
  401: 'The writing service rejected the key',
  403: 'The writing service rejected the key',
  404: 'The writing service does not have this model, or the URL is wrong',
  429: 'The writing service received too many requests. Please try again in a minute',
}
