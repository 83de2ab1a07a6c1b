import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ErrorCode } from '@/lib/platform/error-codes'
import type { KnownHosts } from '@/lib/platform/known-hosts'
import { answerProblem } from '@/lib/server/front/answer'

const METHODS = new Set(['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'])
const ALLOWED = [...METHODS].join(', ')

/** Paths that accept writes, including those of Next's development server. */
const WRITABLE = /^\/(?:api|mcp|monitoring|__nextjs[^/]*)(?:\/|$|\?)/

/** Load balancers and metrics readers use the instance's own address. */
const OF_INSTANCE = /^\/api\/(?:health\/(?:live|ready)|metrics)(?:$|\?)/

const NO_ADDRESS = 'This is not a URL of this site'

/** Rejects or redirects a foreign host, unknown method or target without a path. False to continue. */
export function refuseForeignTarget(
  request: IncomingMessage,
  response: ServerResponse,
  hosts: KnownHosts,
): boolean {
  const { method = '', url = '', headers } = request
  const isRead = method === 'GET' || method === 'HEAD'
  if (!METHODS.has(method)) return refuse(response, 'method-not-allowed', 'Method not allowed', ALLOWED)
  const target = /^https?:/i.test(url) ? pathOfAbsolute(url) : url
  if (!target.startsWith('/')) return refuse(response, 'bad-request', NO_ADDRESS, ALLOWED)

  const path = collapseSlashes(target)
  const isOurs = target === url && hosts.isKnown(headers.host)
  if (!isOurs && !OF_INSTANCE.test(url)) {
    if (isRead) return redirect(response, hosts.origin + path)
    return refuse(response, 'wrong-host', 'This site is not served under this host name')
  }
  if (path !== target) return isRead ? redirect(response, path) : refuse(response, 'bad-request', NO_ADDRESS)
  // Next would answer writes with 500, and reads with a page, which is no answer for a program.
  if ((!isRead || isApiAddress(path)) && !isDecodable(path))
    return refuse(response, 'bad-request', NO_ADDRESS)
  if (isRead) return false
  if (WRITABLE.test(path)) return false
  if (isCrossSite(headers, hosts)) return refuse(response, 'forbidden', 'This request came from another site')
  return refuse(response, 'method-not-allowed', 'Method not allowed', 'GET, HEAD')
}

/** True for an address of programs and forms, with or without a query. */
export function isApiAddress(address: string): boolean {
  return /^\/api(?:\/|$|\?)/.test(address)
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

const STATUSES = {
  'bad-request': 400,
  forbidden: 403,
  'method-not-allowed': 405,
  'wrong-host': 421,
} as const satisfies Partial<Record<ErrorCode, number>>

function refuse(
  response: ServerResponse,
  code: keyof typeof STATUSES,
  message: string,
  allow?: string,
): true {
  if (allow) response.setHeader('allow', allow)
  // The body is not read.
  response.setHeader('connection', 'close')
  answerProblem(response, { code, status: STATUSES[code], message })
  return true
}
