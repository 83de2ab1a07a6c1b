import type { IncomingMessage, ServerResponse } from 'node:http'
import { answerJson } from '@/lib/server/front/answer'
import type { KnownHosts } from '@/lib/server/front/known-hosts'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const ALLOWED = [...METHODS].join(', ')

/** Paths that accept writes, including those of Next's development server. */
const WRITABLE = /^\/(?:api|monitoring|__nextjs[^/]*)(?:\/|$|\?)/

/** Load balancers use the instance's own address. */
const HEALTH = /^\/api\/health\/(?:live|ready)(?:$|\?)/

/** Rejects or redirects a foreign host, unknown method or target without a path. False to continue. */
export function refuseForeignTarget(
  request: IncomingMessage,
  response: ServerResponse,
  hosts: KnownHosts,
): boolean {
  const { method = '', url = '', headers } = request
  const isRead = method === 'GET' || method === 'HEAD'
  if (!METHODS.has(method)) return refuse(response, 405, ALLOWED, 'Method not allowed')
  const target = /^https?:/i.test(url) ? pathOfAbsolute(url) : url
  if (!target.startsWith('/')) return refuse(response, 400, ALLOWED, 'This is no address of this site')

  const path = collapseSlashes(target)
  const isOurs = target === url && hosts.isKnown(headers.host)
  if (!isOurs && !HEALTH.test(url)) {
    if (isRead) return redirect(response, hosts.origin + path)
    return refuse(response, 421, undefined, 'This site is not served under this name')
  }
  if (path !== target)
    return isRead
      ? redirect(response, path)
      : refuse(response, 400, undefined, 'This is no address of this site')
  if (isRead) return false
  // Next would answer 500; reads get its error page.
  if (!isDecodable(path)) return refuse(response, 400, undefined, 'This is no address of this site')
  if (WRITABLE.test(path)) return false
  if (isCrossSite(headers, hosts))
    return refuse(response, 403, undefined, 'This request came from another site')
  return refuse(response, 405, 'GET, HEAD', 'Method not allowed')
}

function pathOfAbsolute(url: string): string {
  return URL.canParse(url) ? new URL(url).pathname + new URL(url).search : ''
}

/** Collapses slashes: browsers read `//host` and `/\host` as another site. */
function collapseSlashes(target: string): string {
  const [path = '', query] = target.split(/\?(.*)/s, 2)
  const clean = path.replace(/[\\/]*[\\/]/g, '/')
  return query === undefined ? clean : `${clean}?${query}`
}

function isDecodable(path: string): boolean {
  try {
    decodeURIComponent(path.split('?', 1)[0] ?? '')
    return true
  } catch {
    return false
  }
}

function isCrossSite({ origin, 'sec-fetch-site': site }: IncomingMessage['headers'], hosts: KnownHosts) {
  if (site) return site !== 'same-origin' && site !== 'none'
  return origin !== undefined && !(URL.canParse(origin) && hosts.isKnown(new URL(origin).host))
}

function redirect(response: ServerResponse, location: string): true {
  response.writeHead(308, { location, 'cache-control': 'no-cache', 'content-length': 0 }).end()
  return true
}

function refuse(response: ServerResponse, status: number, allow: string | undefined, message: string): true {
  if (allow) response.setHeader('allow', allow)
  // The body is not read.
  response.setHeader('connection', 'close')
  answerJson(response, status, { message })
  return true
}
