import 'server-only'
import { env } from '@/lib/platform/env'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'
import { siteUrl } from '@/lib/platform/site'

const TIMEOUT_MS = 10_000

/** The key's file. At the root, so that it is valid for every address. */
const KEY_PATH = '/index-now-key.txt'

/** Per request (indexnow.org, documentation). */
export const MOST_ADDRESSES = 10_000

/** Statuses of the protocol that can be fixed (indexnow.org, documentation). */
const PROBLEMS: Record<number, string> = {
  400: 'The message was not understood',
  403: `The key was not found at ${KEY_PATH}, or is another one there`,
  422: 'The addresses do not belong to this host, or the key does not fit',
  429: 'Too many messages for now',
}

type IndexNowResult = { isAccepted: true } | { isAccepted: false; problem: string; waitS: number | null }

export function isIndexNowConfigured(): boolean {
  return env().INDEXNOW_KEY !== undefined
}

/** Notifies search engines of new, changed or deleted pages. @param paths at most MOST_ADDRESSES */
export async function notifyIndexNow(paths: readonly string[]): Promise<IndexNowResult> {
  const { INDEXNOW_KEY: key, INDEXNOW_URL: address } = env()
  try {
    const { ok, status, headers } = await fetch(new URL('/indexnow', address), {
      method: 'POST',
      headers: { 'content-type': 'application/json; charset=utf-8' },
      body: JSON.stringify({
        host: new URL(siteUrl()).host,
        key,
        keyLocation: siteUrl(KEY_PATH),
        urlList: paths.map((path) => siteUrl(path)),
      }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
      redirect: 'manual',
      cache: 'no-store',
    })
    // 202: accepted, the key is checked later.
    if (ok) return { isAccepted: true }
    const waitS = parseRetryAfter(headers.get('retry-after') ?? undefined)
    return { isAccepted: false, problem: PROBLEMS[status] ?? `It answered ${status}`, waitS }
  } catch {
    return { isAccepted: false, problem: 'It could not be reached', waitS: null }
  }
}
