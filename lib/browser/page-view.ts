import { refusesTracking } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'

const LONGEST_WAIT_MS = 4_000

type Idle = { requestIdleCallback?: (callback: () => void, options: { timeout: number }) => number }

let isFirst = true

/** Reports a page view when the browser is idle (feature E10), without cookies. Returns its cancellation. */
export function notePageView(page: string, slug: string | undefined): () => void {
  if (refusesTracking() || isPrivatePage(page) || window.top !== window) return () => {}
  let isOff = false
  const send = () => {
    if (isOff || document.visibilityState !== 'visible') return
    const from = isFirst && URL.canParse(document.referrer) ? new URL(document.referrer).host : undefined
    isFirst = false
    const body = new Blob([JSON.stringify({ page, slug, from })], { type: 'application/json' })
    navigator.sendBeacon?.('/api/landing-impressions', body)
  }
  const { requestIdleCallback } = window as Idle
  if (requestIdleCallback) requestIdleCallback(send, { timeout: LONGEST_WAIT_MS })
  else setTimeout(send, LONGEST_WAIT_MS / 2)
  return () => {
    isOff = true
  }
}
