import 'server-only'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { log } from '@/lib/platform/log'
import { countMissedAddress } from '@/lib/site/seo/missed-addresses'
import { type Resolution, resolveAddress } from '@/lib/site/seo/resolve-address'

/** Matches no route, so Next renders its not-found page with status 404. */
export const NO_SUCH_ROUTE = '/not-found/on/this/site'

/** Redirects moved and rewrites missing addresses before Next's status line. True when answered. */
export async function answerAddress(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  if (request.method !== 'GET' && request.method !== 'HEAD') return false
  const [path = '/', query] = (request.url ?? '/').split(/\?(.*)/s, 2)
  const resolution = await resolve(path)
  if (resolution.kind === 'redirect') {
    redirect(response, resolution, query)
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
async function resolve(path: string): Promise<Resolution> {
  try {
    return await resolveAddress(path)
  } catch (error) {
    log.warn({ err: error }, 'addresses cannot be looked up')
    return { kind: 'page' }
  }
}

function redirect(
  response: ServerResponse,
  { to, status }: { to: string; status: number },
  query?: string,
): void {
  const location = query && !to.includes('?') ? `${to}?${query}` : to
  response.writeHead(status, { location, 'cache-control': 'no-cache', 'content-length': 0 })
  response.end()
}
