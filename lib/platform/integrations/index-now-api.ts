import 'server-only'
import { env } from '@/lib/platform/env'
import { parseRetryAfter } from '@/lib/platform/integrations/retry-after'
import { siteUrl } from '@/lib/platform/site'

const TIMEOUT_MS = 10_000

/** Where the key stands for whoever checks that the site is ours. At the root, so that it counts for every address. */
export const KEY_PATH = '/index-now-key.txt'

/** What one message may hold (indexnow.org, documentation). */
export const MOST_ADDRESSES = 10_000

/** Statuses of the protocol that say what is to be mended (indexnow.org, documentation). */
const WORDS: Record<number, string> = {
  400: 'The message was not understood',
  403: `The key was not found at ${KEY_PATH}, or is another one there`,
  422: 'The addresses do not belong to this host, or the key does not fit',
  429: 'Too many messages for now',
}

export type Told = { isTold: true } | { isTold: false; problem: string; waitS: number | null }

/** Whether search engines are to be told. */
export function indexNowIsSet(): boolean {
  return env().INDEXNOW_KEY !== undefined
}

/**
 * Tells the search engines that take part that pages of ours are new, changed or gone; one that is told tells the others.
 * @param paths at most MOST_ADDRESSES
 */
export async function tellIndexNow(paths: readonly string[]): Promise<Told> {
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
    // 202: they have it, and look for the key later.
    if (ok) return { isTold: true }
    const waitS = parseRetryAfter(headers.get('retry-after') ?? undefined)
    return { isTold: false, problem: WORDS[status] ?? `It answered ${status}`, waitS }
  } catch {
    return { isTold: false, problem: 'It could not be reached', waitS: null }
  }
}
