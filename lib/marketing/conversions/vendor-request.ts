import 'server-only'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'

/** An ad platform's refusal or silence, in its own words where it has any. */
export class VendorError extends Error {
  constructor(
    message: string,
    readonly details: {
      /** It will refuse the same again. */
      permanent: boolean
      /** HTTP status; null when it did not answer. */
      status: number | null
      /** Seconds it asked us to wait. */
      waitS?: number
    },
  ) {
    super(message)
    this.name = 'VendorError'
  }
}

export type VendorAnswer = { status: number; ok: boolean; body: unknown; waitS?: number }

/** One attempt; the outbox tries again. */
const LIMIT_MS = 10_000
const MAX_WORDS = 600

/**
 * Asks an ad platform. Redirects are not followed, and no address stands in what is thrown: it may hold a key.
 * @throws VendorError when there is no answer
 */
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

/** Waits and faults of theirs pass; everything else is ours and stays. */
export function mayPass(status: number): boolean {
  return status === 408 || status === 429 || status >= 500
}

/** Words of a platform, as long as somebody reads them. */
export function readableWords(words: string): string {
  return words.slice(0, MAX_WORDS)
}
