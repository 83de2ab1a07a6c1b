import { asksNotToBeFollowed } from '@/lib/client/ad-choice'

const LONGEST_WAIT_MS = 4_000

type Idle = { requestIdleCallback?: (callback: () => void, options: { timeout: number }) => number }

/**
 * Tells our own server, once the browser has nothing better to do, that a landing page is being looked at (feature E10). No cookie,
 * no name; nothing at all for a visitor who asks not to be followed. Returns how to take it back.
 */
export function noteImpression(slug: string): () => void {
  if (asksNotToBeFollowed()) return () => {}
  let isOff = false
  const send = () => {
    if (isOff || document.visibilityState !== 'visible') return
    const body = new Blob([JSON.stringify({ slug })], { type: 'application/json' })
    navigator.sendBeacon?.('/api/landing-impressions', body)
  }
  const { requestIdleCallback } = window as Idle
  if (requestIdleCallback) requestIdleCallback(send, { timeout: LONGEST_WAIT_MS })
  else setTimeout(send, LONGEST_WAIT_MS / 2)
  return () => {
    isOff = true
  }
}
