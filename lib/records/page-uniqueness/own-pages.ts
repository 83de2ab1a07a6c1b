import 'server-only'
import type { AddressInfo } from 'node:net'
import { env } from '@/lib/platform/env'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { guardedRequest } from '@/lib/platform/integrations/guarded-request'

/** Longer than the server queues a page request. */
const LIMIT_MS = 10_000
const MAX_BYTES = 4 * 1024 * 1024

/** Temporary failures: the page may answer shortly. */
const RETRYABLE = new Set([429, 502, 503, 504])

let listening: string | undefined

/** Registers this process's own server, so that its worker can request pages locally. */
export function registerLocalServer({ address, port }: AddressInfo): void {
  const host = { '0.0.0.0': '127.0.0.1', '::': '::1' }[address] ?? address
  listening = `http://${host.includes(':') ? `[${host}]` : host}:${port}`
}

/** A page of this site as visitors get it; `html` is null if missing or failing. @throws OutsideError */
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
    ...({ method: 'GET', headers, mayConnect: () => true, readBytes: MAX_BYTES } as const),
    signal: AbortSignal.any([signal, AbortSignal.timeout(LIMIT_MS)]),
  }).catch((error: Error) => {
    throw new OutsideError(
      `${url.origin} does not answer (${error.name === 'TimeoutError' ? 'too slow' : error.message})`,
    )
  })
  const { status } = answer
  if (RETRYABLE.has(status))
    throw new OutsideError(`${url.origin} returned ${status}`, {
      waitS: Number(answer.headers['retry-after']) || null,
    })
  // The opening page stands at every address, so it says nothing about this one.
  if (answer.headers['x-porchlight-closed']) throw new OutsideError('The site is not open to visitors yet')
  return { html: status === 200 ? answer.body : null, isGone: status < 500 && status !== 200 }
}
