import 'server-only'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/platform/env'
import { guardedRequest } from '@/lib/platform/integrations/guarded-request'

/** Longer than the server lets a page wait for its turn. */
const LIMIT_MS = 10_000
const MOST_BYTES = 4 * 1024 * 1024

/** Busy, away or on its way out: the same page may answer in a moment. */
const LATER = new Set([429, 502, 503, 504])

let listening: string | undefined

/** Says where the server of this process listens, so that its own worker need not go out and in again. */
export function servesPagesAt({ address, port }: AddressInfo): void {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address
  listening = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** The site itself could not be asked; `waitS` when it said for how long. */
export class PagesAway extends Error {
  constructor(
    reason: string,
    readonly waitS?: number,
  ) {
    super(reason)
  }
}

/**
 * A page of this site as visitors get it; null when no page is there, or it fails by itself.
 * @throws PagesAway
 */
export async function readOwnPage(
  path: string,
  signal: AbortSignal,
): Promise<{ html: string | null; isGone: boolean }> {
  const { PAGES_URL, SITE_URL } = env()
  const url = new URL(path, PAGES_URL ?? listening ?? SITE_URL)
  const headers = {
    host: new URL(SITE_URL).host,
    accept: 'text/html',
    'user-agent': 'PorchlightPageCheck/1.0',
  }
  const answer = await guardedRequest(url, {
    ...({ method: 'GET', headers, mayAsk: () => true, readBytes: MOST_BYTES } as const),
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  }).catch((error: Error) => {
    throw new PagesAway(
      `${url.origin} does not answer (${error.name === 'TimeoutError' ? 'too slow' : error.message})`,
    )
  })
  const { status } = answer
  if (LATER.has(status))
    throw new PagesAway(`${url.origin} answers ${status}`, Number(answer.headers['retry-after']) || undefined)
  return { html: status === 200 ? answer.body : null, isGone: status < 500 && status !== 200 }
}
