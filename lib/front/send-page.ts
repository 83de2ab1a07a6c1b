import type { IncomingMessage, ServerResponse } from 'node:http'
import { negotiateEncoding } from '@/lib/front/negotiate-encoding'
import type { StoredPage } from '@/lib/front/stored-page'

/** Browsers send a handful of different Accept-Encoding headers; whoever invents more is answered without help. */
const MAX_REMEMBERED = 100
const MAX_REMEMBERED_LENGTH = 60
const remembered = new Map<string, keyof Variants>()

type Variants = Pick<StoredPage, 'identity' | 'gzip' | 'br'>

/** Sends a stored page in the encoding the visitor likes best, or a 304 when that is what the visitor has already. */
export function sendPage(
  request: IncomingMessage,
  response: ServerResponse,
  page: StoredPage,
  requestId: string,
): void {
  const { headers } = request
  const variant = page[encodingFor(headers['accept-encoding'])]
  const condition = headers['if-none-match']
  if (condition !== undefined && names(condition, variant.etag)) {
    response.writeHead(304, withRequestId(variant.notModified, requestId))
    response.end()
    return
  }
  response.writeHead(200, withRequestId(variant.headers, requestId))
  response.end(request.method === 'HEAD' ? undefined : variant.body)
}

/** The same list each time, because `writeHead` has read it before it returns: thousands of copies a second are spared. */
function withRequestId(headers: string[], requestId: string): string[] {
  headers[headers.length - 1] = requestId
  return headers
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

/** Whether an If-None-Match header names the tag; weakly compared, as RFC 9110 asks for this header. */
function names(condition: string, etag: string): boolean {
  if (condition === etag || condition.trim() === '*') return true
  return condition.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag)
}
