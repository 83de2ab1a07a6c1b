import { refusesTracking } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'

/** One visit in four is measured. */
const SHARE = 0.25
const AFTER_LOAD_MS = 1_000

let isStarted = false

/** Measures the loaded page (decision 066) once it is idle. */
export function startVitals(): void {
  const page = location.pathname
  if (isStarted || refusesTracking() || isPrivatePage(page) || window.top !== window) return
  isStarted = true
  // An automated browser is not a visitor.
  if (navigator.webdriver || Math.random() >= SHARE) return
  const load = () =>
    setTimeout(() => {
      void import('@/lib/browser/measure-vitals')
        .then(({ measureVitals }) => measureVitals(page))
        .catch(() => {})
    }, AFTER_LOAD_MS)
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}
