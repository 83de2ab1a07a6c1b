import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from '@/lib/server/front/negotiate-encoding'
import type { StoredPage } from '@/lib/server/front/stored-page'

/** Browsers use few Accept-Encoding values; the cache ignores further ones. */
const MAX_REMEMBERED = 100
const MAX_REMEMBERED_LENGTH = 60
const remembered = new Map<string, keyof Variants>()

type Variants = Pick<StoredPage, 'identity' | 'gzip' | 'br'>

/** Sends a stored page in the preferred encoding, or a 304. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  requestId: string,
): void {
  const { headers } = request
  const variant = page[encodingFor(headers['accept-encoding'])]
  const condition = headers['if-none-match']
  const isKnown = variant.whole.status === 200 && condition !== undefined && names(condition, variant.etag)
  const head = isKnown ? variant.notModified : variant.whole
  response.writeHead(head.status, [...head.headers, 'x-request-id', requestId])
  response.end(isKnown || request.method === 'HEAD' ? undefined : variant.body)
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
