import 'server-only'
import type * as z from 'zod'
import { AppError } from '@/lib/platform/errors'
import { type FaultOf, faultOfStatus } from '@/lib/platform/integrations/fault-of'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

const TIMEOUT_MS = 10_000
const MAX_WORDS = 600

type Failure = {
  /** HTTP status, or the service's own code; null without an answer. */
  responseCode?: number | null
  /** True when a retry cannot help. */
  isPermanent?: boolean
  /** Default: judged by the response code as an HTTP status. */
  faultOf?: FaultOf
  /** Seconds to wait, as the service asks. */
  waitS?: number | null
}

/** Refusal or failure of another system. Its message holds no address and no secret; a route answers 502. */
export class OutsideError extends AppError {
  constructor(
    message: string,
    readonly failure: Failure = {},
  ) {
    super('bad-gateway', 502, message)
    this.name = 'OutsideError'
  }

  get faultOf(): FaultOf {
    return this.failure.faultOf ?? faultOfStatus(this.failure.responseCode ?? null)
  }
}

export type OutsideAnswer = { status: number; body: unknown; waitS: number | null }

export type Refusal = Failure & { words?: string }

type Question<S> = {
  /** Begins the messages: 'HubSpot'. */
  name: string
  url: URL | string
  /** Default: GET, or POST with `json` or `form`. */
  method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  headers?: Record<string, string>
  json?: object | null
  form?: URLSearchParams
  schema: S
  /** Explains a refusal; default: temporary, with status and Retry-After. */
  explain?: (answer: OutsideAnswer) => Refusal
  /** True when a refusal that fits the schema counts as an answer. */
  acceptsRefusals?: boolean
  timeoutMs?: number
  signal?: AbortSignal
}

/** Asks another system once, without redirects, and returns its JSON answer. @throws OutsideError */
export async function askOutside<S extends z.ZodType>({
  name,
  url,
  json,
  form,
  method = json || form ? 'POST' : 'GET',
  headers,
  schema,
  explain,
  acceptsRefusals = false,
  timeoutMs = TIMEOUT_MS,
  signal,
}: Question<S>): Promise<z.output<S>> {
  const limit = AbortSignal.timeout(timeoutMs)
  const answer = await fetch(url, {
    method,
    headers: { ...(json && { 'content-type': 'application/json' }), ...headers },
    body: json ? JSON.stringify(json) : form,
    signal: signal ? AbortSignal.any([signal, limit]) : limit,
    redirect: 'manual',
    cache: 'no-store',
  }).catch((error: unknown) => {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    throw new OutsideError(`${name} ${isLate ? 'did not respond in time' : 'could not be reached'}`)
  })
  const { ok, status } = answer
  const body: unknown = await answer.json().catch(() => null)
  const parsed = schema.safeParse(body)
  if (parsed.success && (ok || acceptsRefusals)) return parsed.data
  if (ok) throw new OutsideError(`${name} sent a response that was not understood`, { responseCode: status })
  const waitS = parseRetryAfter(answer.headers.get('retry-after') ?? undefined)
  const { words, ...failure }: Refusal = explain?.({ status, body, waitS }) ?? {}
  throw new OutsideError(readableWords(words || `${name} responded with ${status}`), {
    responseCode: status,
    waitS,
    ...failure,
  })
}

/** Timeouts, rate limits and server errors may pass; everything else is our fault. */
export function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

/** Limits a service's message to a readable length, on one line. */
export function readableWords(words: string): string {
  return words.replace(/\s+/g, ' ').slice(0, MAX_WORDS)
}
