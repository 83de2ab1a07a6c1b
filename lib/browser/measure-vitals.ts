import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals'

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
  // On window, so that this runs after the library's own listener on document.
  addEventListener('visibilitychange', send)
  addEventListener('pagehide', send)
}
