'use client'

import { usePathname, useSelectedLayoutSegment } from 'next/navigation'
import { useEffect } from 'react'
import { internalPath } from '@/components/site/frame/internal-path'

/** Ignores a pointer that only passes over a link. */
const HOVER_MS = 65
/** A scrolling finger has moved by then; a tap lasts about 100 ms. */
const TOUCH_MS = 40

/** Prefetches a link's page on hover or touch. */
export function useWarmLinks(): void {
  const layout = useSelectedLayoutSegment()
  const path = usePathname()

  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    function onReach({ type, pointerType, target }: PointerEvent) {
      const isTouch = pointerType === 'touch'
      if (isTouch !== (type === 'pointerdown')) return
      const link = target instanceof Element ? target.closest('a') : null
      const to = link && internalPath(link)
      clearTimeout(timer)
      if (to && layout) timer = setTimeout(() => prefetchPage(to, layout), isTouch ? TOUCH_MS : HOVER_MS)
    }
    const onLeave = () => clearTimeout(timer)
    document.addEventListener('pointerover', onReach)
    document.addEventListener('pointerdown', onReach)
    document.addEventListener('pointercancel', onLeave)
    return () => {
      clearTimeout(timer)
      document.removeEventListener('pointerover', onReach)
      document.removeEventListener('pointerdown', onReach)
      document.removeEventListener('pointercancel', onLeave)
    }
  }, [layout])

  // biome-ignore lint/correctness/useExhaustiveDependencies: for each page shown
  useEffect(() => forgetPrefetchedPages, [path])
}

/** Prefetched page data (docs/decisions/013-static-parts.md): Next's own needs three requests per page. */
type Warm = { answer: Promise<Response>; at: number }

/** Short, so that edits are not hidden. */
const FRESH_MS = 10_000
/** Skimming a long list must not load all of it. */
const MOST_AT_ONCE = 3

const warm = new Map<string, Warm>()
let arriving = 0

/** Prefetches a page. `layout` is the part of app/(site) that is on screen now. */
function prefetchPage(path: string, layout: string): void {
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
function forgetPrefetchedPages(): void {
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
