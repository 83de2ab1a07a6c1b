/** Prefetched page data (docs/decisions/013-static-parts.md): Next's own needs three requests per page. */
type Warm = { answer: Promise<Response>; at: number }

/** Short, so that edits are not hidden. */
const FRESH_MS = 10_000
/** Skimming a long list must not load all of it. */
const MOST_AT_ONCE = 3

const warm = new Map<string, Warm>()
let arriving = 0

/** Prefetches a page. `layout` is the part of app/(site) that is on screen now. */
export function prefetchPage(path: string, layout: string): void {
  const address = withoutHash(path)
  if (arriving >= MOST_AT_ONCE || savesData() || fresh(address)) return
  patchFetch()
  arriving += 1
  const state = ['', { children: ['(site)', { children: [layout, {}] }] }]
  const answer = fetch(`${address}${address.includes('?') ? '&' : '?'}_rsc=warm`, {
    headers: { rsc: '1', 'next-router-state-tree': encodeURIComponent(JSON.stringify(state)) },
  })
  warm.set(address, { answer, at: performance.now() })
  answer
    .catch(() => warm.delete(address))
    .finally(() => {
      arriving -= 1
    })
}

/** Data prefetched on one page lacks the layouts that were on screen there. */
export function forgetPrefetchedPages(): void {
  warm.clear()
}

let isPatched = false

function patchFetch(): void {
  if (isPatched) return
  isPatched = true
  const originalFetch = window.fetch
  window.fetch = (input, init) => {
    const answer = warmAnswer(input, init)
    if (!answer) return originalFetch(input, init)
    return answer.then(
      (given) => (given.ok && !given.redirected ? given : originalFetch(input, init)),
      () => originalFetch(input, init),
    )
  }
}

function warmAnswer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> | undefined {
  const headers = new Headers(init?.headers)
  if (headers.get('rsc') !== '1' || headers.has('next-router-prefetch')) return undefined
  const url = new URL(input instanceof Request ? input.url : input, location.origin)
  if (url.searchParams.get('_rsc') === 'warm') return undefined
  const address = (url.pathname + url.search).replace(/[?&]_rsc=[^&]*$/, '')
  const found = fresh(address)
  warm.delete(address)
  return found?.answer
}

function fresh(address: string): Warm | undefined {
  const found = warm.get(address)
  return found && performance.now() - found.at < FRESH_MS ? found : undefined
}

function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || /2g$/.test(connection?.effectiveType ?? '')
}

function withoutHash(path: string): string {
  return path.split('#', 1)[0] ?? path
}
