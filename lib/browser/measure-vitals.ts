import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

/** Measures the page that was loaded, and tells our own server once, when the visitor leaves it or looks elsewhere. */
export function measureVitals(page: string): void {
  const vitals: Record<string, number> = {}
  for (const on of [onCLS, onINP, onLCP, onTTFB])
    on(({ name, value }) => {
      vitals[name] = Math.round(value * 1_000) / 1_000
    })
  let isSent = false
  const send = () => {
    if (isSent || document.visibilityState !== 'hidden' || Object.keys(vitals).length === 0) return
    isSent = true
    const body = new Blob([JSON.stringify({ page, vitals })], { type: 'application/json' })
    navigator.sendBeacon?.('/api/landing-impressions', body)
  }
  // At the window, so that what is measured last is in it: the library listens at the document.
  addEventListener('visibilitychange', send)
  addEventListener('pagehide', send)
}
