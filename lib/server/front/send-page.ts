import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from '@/lib/server/front/negotiate-encoding'
import type { StoredPage } from '@/lib/server/front/stored-page'

/** Browsers use few Accept-Encoding values; the cache ignores further ones. */
const MAX_REMEMBERED = 100
const MAX_REMEMBERED_LENGTH = 60
const remembered = new Map<string, keyof Variants>()

type Variants = Pick<StoredPage, 'identity' | 'gzip' | 'br'>
type Variant = Variants[keyof Variants]

/** Header names and values that let a CDN keep a page; replaces those of the same name. */
export type SharedHeaders = Readonly<Record<string, string>> | null

/**
 * Sends a stored page in the preferred encoding, or a 304. With `shared`, a page that is the same for
 * everyone and sets no cookie may be kept by a CDN (decision 121).
 */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  requestId: string,
  shared: SharedHeaders = null,
): void {
  const { headers } = request
  const variant = page[encodingFor(headers['accept-encoding'])]
  const condition = headers['if-none-match']
  const isKnown = variant.whole.status === 200 && condition !== undefined && names(condition, variant.etag)
  const head = isKnown ? variant.notModified : variant.whole
  const given = shared && maySend(request, response, variant) ? sharedHeadersOf(head, shared) : head.headers
  response.writeHead(head.status, [...given, 'x-request-id', requestId])
  response.end(isKnown || request.method === 'HEAD' ? undefined : variant.body)
}

/** Only pages: a CDN that ignores Vary would hand the router's data to others. Clicks on ads have a query. */
function maySend({ url = '', headers }: IncomingMessage, response: ServerResponse, page: Variant): boolean {
  return (
    page.whole.status === 200 &&
    !response.hasHeader('set-cookie') &&
    !url.includes('?') &&
    headers.rsc === undefined
  )
}

const prepared = new WeakMap<Variant['whole'], string[]>()

/** The headers in turn, with the shared ones in place of those of the same name. */
function sharedHeadersOf(head: Variant['whole'], shared: Readonly<Record<string, string>>): string[] {
  const known = prepared.get(head)
  if (known) return known
  const all = new Map<string, string>()
  for (let at = 0; at < head.headers.length; at += 2)
    all.set(head.headers[at] ?? '', head.headers[at + 1] ?? '')
  for (const [name, value] of Object.entries(shared)) all.set(name, value)
  const pairs = [...all].flat()
  prepared.set(head, pairs)
  return pairs
}

function encodingFor(accepted: string | string[] | undefined): keyof Variants {
  const header = accepted === undefined ? '' : String(accepted)
  const known = remembered.get(header)
  if (known) return known
  const encoding = negotiateEncoding(header, ['br', 'gzip']) ?? 'identity'
  if (remembered.size < MAX_REMEMBERED && header.length <= MAX_REMEMBERED_LENGTH)
    remembered.set(header, encoding)
  return encoding
}

/** Weak comparison with If-None-Match (RFC 9110). */
function names(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === '*') return true
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
