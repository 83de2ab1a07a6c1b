import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { locationHeader } from '@/lib/platform/http/location'
import { log } from '@/lib/platform/log'
import { countMissedAddress } from '@/lib/site/seo/missed-addresses'
import { type Resolution, resolveAddress } from '@/lib/site/seo/resolve-address'

/** Matches no route, so Next renders its not-found page with status 404. */
export const NO_SUCH_ROUTE = '/not-found/on/this/site'

/** Redirects moved and rewrites missing addresses before Next's status line. True when answered. */
export async function answerAddress(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const address = escapedBytes(request.url ?? '/')
  const [path = '/', query] = address.split(/\?(.*)/s, 2)
  const resolution = await resolve(address)
  if (resolution.kind === 'redirect') {
    redirect(response, resolution)
    return true
  }
  if (resolution.kind === 'missing') {
    countMissedAddress(path, request.headers.referer)
    request.url = NO_SUCH_ROUTE
  } else if (path === '/communities/')
    request.url = query === undefined ? '/communities' : `/communities?${query}`
  return false
}

/** Without the database nothing counts as missing: the page itself has to decide. */
async function resolve(address: string): Promise<Resolution> {
  try {
    return await resolveAddress(address)
  } catch (error) {
    log.warn({ err: error }, 'addresses cannot be looked up')
    return { kind: 'page' }
  }
}

/** Some programs send the bytes of UTF-8 or Latin-1 as they are. Node reads each as one character. */
function escapedBytes(url: string): string {
  return url.replace(/[\x80-\xff]/g, (byte) => `%${byte.charCodeAt(0).toString(16)}`)
}

function redirect(response: ServerResponse, { to, status }: { to: string; status: number }): void {
  const location = locationHeader(to)
  response.writeHead(status, { location, 'cache-control': 'no-cache', 'content-length': 0 })
  response.end()
}
