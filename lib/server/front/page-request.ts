import type { IncomingMessage } from 'node:http'
import { PREVIEW_COOKIE } from '@/lib/server/front/previews'
import { NO_SUCH_ROUTE } from '@/lib/server/front/public-address'
import { clickOf } from '@/lib/server/front/router-request'
import { pageCacheKey } from '@/lib/site/seo/cached-pages'

/** Headers that ask for more than the shared page; Next's own (`next-*`) are checked separately. */
const APART = new Set(['range', 'authorization', 'content-length', 'transfer-encoding', 'expect'])

/** Visitors with pages of their own: signed in (next-auth) or previewing a draft (ours, Next's). */
const PERSONAL_COOKIE = new RegExp(
  `next-auth\\.session-token|${PREVIEW_COOKIE}|__prerender_bypass|__next_preview_data`,
)

/** True for visitors with pages of their own: signed in or previewing; the cookie is not verified. */
export function hasPersonalCookie({ headers }: IncomingMessage): boolean {
  return headers.cookie !== undefined && PERSONAL_COOKIE.test(headers.cookie)
}

const ROUTER_PARAMETER = /[?&]_rsc(?:[=&]|$)/

/** The cache key: the address, for clicks preceded by the router's layout; null if not cacheable. */
export function storedNameOf(request: IncomingMessage, kept?: (name: string) => boolean): string | null {
  const { method, url = '', headers } = request
  if (method !== 'GET' && method !== 'HEAD') return null
  if (hasPersonalCookie(request)) return null
  const isClick = headers.rsc !== undefined
  for (const name in headers) if (APART.has(name) || (!isClick && name.startsWith('next-'))) return null
  if (url === NO_SUCH_ROUTE) return isClick ? null : url
  if (isClick) return clickNameOf(request)
  if (!url.includes('?') && kept?.(url)) return url
  return url.includes('_rsc') && ROUTER_PARAMETER.test(url) ? null : pageCacheKey(url)
}

function clickNameOf(request: IncomingMessage): string | null {
  const click = clickOf(request)
  // The router remembers the query of the response, so only normalized addresses can be cached.
  if (!click || pageCacheKey(click.address) !== click.address) return null
  return `${click.held} ${click.address}`
}
