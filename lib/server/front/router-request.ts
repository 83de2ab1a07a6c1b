import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/** Layouts of app/(site) that a router can hold; its state header is used for nothing else. */
const LAYOUTS = ['(full)', '(no-header)'] as const
/** `(site)`: only the root shared by all public pages. */
export type Held = (typeof LAYOUTS)[number] | '(site)'

/** A router with a long history sends some hundred characters. */
const MAX_STATE_LENGTH = 4_000

/** Next's headers of a plain click; other `next-*` headers mean other requests. */
const CLICK_HEADERS = new Set(['rsc', 'next-router-state-tree', 'next-url'])

const MARK = /[?&]_rsc=[\w-]{0,40}$/

/** The address and held layout of a click; null for other requests of Next's router (prefetch, refresh). */
export function clickOf({ url = '', headers }: IncomingMessage): { address: string; held: Held } | null {
  if (headers.rsc !== '1' || !MARK.test(url)) return null
  for (const name in headers) if (name.startsWith('next-') && !CLICK_HEADERS.has(name)) return null
  const held = heldLayout(headers['next-router-state-tree'])
  return held && { address: url.replace(MARK, ''), held }
}

/** The deepest of our layouts in a router state, unless marked for refetching. */
function heldLayout(state: string | string[] | undefined): Held | null {
  if (typeof state !== 'string' || state.length > MAX_STATE_LENGTH) return null
  try {
    const root: unknown = JSON.parse(decodeURIComponent(state))
    const layout = childNamed(childNamed(root, ''), '(site)')
    if (layout === undefined) return null
    return LAYOUTS.find((name) => childNamed(layout, name) !== undefined) ?? '(site)'
  } catch {
    return null
  }
}

/** Undefined for other names, and for nodes to refetch. */
function childNamed(node: unknown, name: string): unknown {
  if (!Array.isArray(node) || node[0] !== name) return undefined
  const [, children, refresh, mark] = node
  return (refresh ?? mark ?? null) === null ? children?.children : undefined
}

export function renderRequestOf(
  address: string,
  held: Held,
): { path: string; headers: Record<string, string> } {
  const inside = held === '(site)' ? ['', {}] : [held, { children: ['', {}] }]
  const tree = ['', { children: ['(site)', { children: inside }] }]
  const state = encodeURIComponent(JSON.stringify(tree))
  return {
    path: `${address}${address.includes('?') ? '&' : '?'}_rsc=${markOf(state)}`,
    headers: { rsc: '1', 'next-router-state-tree': state },
  }
}

/** Next redirects requests without this digest (shared/lib/router/utils/cache-busting-search-param). */
function markOf(state: string): string {
  return createHash('sha256').update(`0,0,${state},0`).digest().subarray(0, 12).toString('base64url')
}
