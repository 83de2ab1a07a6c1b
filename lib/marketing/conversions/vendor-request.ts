import 'server-only'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

/** Refusal or failure of an ad platform. */
export class VendorError extends Error {
  constructor(
    message: string,
    readonly details: {
      /** Retrying is useless. */
      permanent: boolean
      /** HTTP status; null without a response. */
      status: number | null
      /** Requested wait in seconds. */
      waitS?: number
    },
  ) {
    super(message)
    this.name = 'VendorError'
  }
}

export type VendorAnswer = { status: number; ok: boolean; body: unknown; waitS?: number }

/** For one attempt; the outbox retries. */
const LIMIT_MS = 10_000
const MAX_WORDS = 600

/** Calls an ad platform without redirects. Errors omit the URL, which may hold a key. @throws VendorError */
export async function askVendor(
  url: URL,
  {
    signal,
    limitMs = LIMIT_MS,
    ...init
  }: {
    method: string
    headers?: Record<string, string>
    body?: string | URLSearchParams
    signal?: AbortSignal
    limitMs?: number
  },
): Promise<VendorAnswer> {
  const limit = AbortSignal.timeout(limitMs)
  try {
    const answer = await fetch(url, {
      ...init,
      signal: signal ? AbortSignal.any([signal, limit]) : limit,
      redirect: 'manual',
      cache: 'no-store',
    })
    const body: unknown = await answer.json().catch(() => null)
    const waitS = parseRetryAfter(answer.headers.get('retry-after') ?? undefined)
    return { status: answer.status, ok: answer.ok, body, ...(waitS && { waitS }) }
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError'
    const words = isLate ? 'The platform did not answer' : 'The platform could not be reached'
    throw new VendorError(words, { permanent: false, status: null })
  }
}

/** Timeouts, rate limits and server errors may pass; everything else is our fault. */
export function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

/** Limits a platform's message to a readable length. */
export function readableWords(words: string): string {
  return words.slice(0, MAX_WORDS)
}
