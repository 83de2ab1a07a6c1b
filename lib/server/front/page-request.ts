import type { IncomingMessage } from 'node:http'
import { PREVIEW_COOKIE } from '@/lib/records/preview/preview-cookie'
import { NO_SUCH_ROUTE } from '@/lib/server/front/public-address'
import { clickOf } from '@/lib/server/front/router-request'
import { storedAddressOf } from '@/lib/site/seo/cached-pages'

/**
 * Headers that ask for something other than what everybody gets: Next's own protocol (beside these, all that begin with
 * `next-`), a part of it, an answer for somebody, or a body that has to be read.
 */
const APART = new Set(['range', 'authorization', 'content-length', 'transfer-encoding', 'expect'])

/** Names within cookies of people for whom a page may be another: signed in (next-auth), or looking at a draft (ours, Next's). */
const PERSONAL_COOKIE = new RegExp(
  `next-auth\\.session-token|${PREVIEW_COOKIE}|__prerender_bypass|__next_preview_data`,
)

/** Parameters with which Next's router asks for payloads instead of pages. */
const ROUTER_PARAMETER = /[?&]_rsc(?:[=&]|$)/

/**
 * The name under which what a request asks for is kept: a page's address, behind the layout a router holds when a click asks
 * for the page's data. Null for what only Next may answer, each time anew. Names that are `kept` are known to be in normal form.
 */
export function storedNameOf(request: IncomingMessage, kept?: (name: string) => boolean): string | null {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (headers.cookie !== undefined && PERSONAL_COOKIE.test(headers.cookie)) return null
  const isClick = headers.rsc !== undefined
  for (const name in headers) if (APART.has(name) || (!isClick && name.startsWith('next-'))) return null
  if (url === NO_SUCH_ROUTE) return isClick ? null : url
  if (isClick) return clickNameOf(request)
  if (!url.includes('?') && kept?.(url)) return url
  return url.includes('_rsc') && ROUTER_PARAMETER.test(url) ? null : storedAddressOf(url)
}

function clickNameOf(request: IncomingMessage): string | null {
  const click = clickOf(request)
  // The router remembers the query as the answer writes it: only an address that is asked for in normal form has one answer.
  if (!click || storedAddressOf(click.address) !== click.address) return null
  return `${click.held} ${click.address}`
}
