import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'

/**
 * The layouts of app/(site) among which a visitor moves, and with them the forms in which a page's data is kept. A router says
 * which layouts it holds, in a header of its own making; all that is taken from it is which of these it names.
 */
const LAYOUTS = ['(full)', '(no-header)'] as const
/** `(site)`: what every public page stands in, and nothing more. */
export type Held = (typeof LAYOUTS)[number] | '(site)'

/** A router with a long history behind it sends some hundred characters. */
const MAX_STATE_LENGTH = 4_000

/** Of Next's own headers a click sends these; whoever sends others asks for something else. */
const OF_A_CLICK = new Set(['rsc', 'next-router-state-tree', 'next-url'])

/** The address without the parameter by which Next's router keeps its requests apart from those for pages. */
const MARK = /[?&]_rsc=[\w-]{0,40}$/

/**
 * What a click inside the site asks for: the address as the visitor sees it, and the layout that need not be sent again.
 * Null when this is no such request, or one that Next alone understands (prefetches, refreshes, actions).
 */
export function clickOf({ url = '', headers }: IncomingMessage): { address: string; held: Held } | null {
  if (headers.rsc !== '1' || !MARK.test(url)) return null
  for (const name in headers) if (name.startsWith('next-') && !OF_A_CLICK.has(name)) return null
  const held = heldLayout(headers['next-router-state-tree'])
  return held && { address: url.replace(MARK, ''), held }
}

/** What a router state names of the site's layouts: as far as it is not marked as to be fetched again. */
function heldLayout(state: string | string[] | undefined): Held | null {
  if (typeof state !== 'string' || state.length > MAX_STATE_LENGTH) return null
  try {
    const root: unknown = JSON.parse(decodeURIComponent(state))
    const layout = below(below(root, ''), '(site)')
    if (layout === undefined) return null
    return LAYOUTS.find((name) => below(layout, name) !== undefined) ?? '(site)'
  } catch {
    return null
  }
}

/** The node under one of this name; undefined when it has another name, or is marked as one the router wants anew. */
function below(node: unknown, name: string): unknown {
  if (!Array.isArray(node) || node[0] !== name) return undefined
  const [, children, refresh, mark] = node
  return (refresh ?? mark ?? null) === null ? children?.children : undefined
}

/** Target and headers of the request that has Next render a page for whoever holds a layout. */
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

/** Next redirects a request whose parameter is not the digest of its headers (shared/lib/router/utils/cache-busting-search-param). */
function markOf(state: string): string {
  return createHash('sha256').update(`0,0,${state},0`).digest().subarray(0, 12).toString('base64url')
}
