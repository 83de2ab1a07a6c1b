import type { IncomingHttpHeaders, IncomingMessage } from 'node:http'

/**
 * Headers that ask for something other than the page everybody sees: Next's own protocol (beside these, all that begin
 * with `next-`), a part of it, an answer for somebody, or a body that has to be read.
 */
const APART = new Set(['rsc', 'range', 'authorization', 'content-length', 'transfer-encoding', 'expect'])

/** Names within cookies of people for whom a page may be another: signed in (next-auth), or looking at a draft (Next). */
const PERSONAL_COOKIE = /next-auth\.session-token|__prerender_bypass|__next_preview_data/

/** Parameters with which Next's router asks for payloads instead of pages. */
const ROUTER_PARAMETER = /[?&]_rsc(?:[=&]|$)/

/** Whether this request may be answered with the page everybody gets at its address. */
export function asksForSharedPage({ method, url = '', headers }: IncomingMessage): boolean {
  if (method !== 'GET' && method !== 'HEAD') return false
  if (url.includes('_rsc') && ROUTER_PARAMETER.test(url)) return false
  return !setsApart(headers)
}

function setsApart(headers: IncomingHttpHeaders): boolean {
  for (const name in headers) if (APART.has(name) || name.startsWith('next-')) return true
  return headers.cookie !== undefined && PERSONAL_COOKIE.test(headers.cookie)
}
