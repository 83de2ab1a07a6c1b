import { asksNotToBeFollowed } from '@/lib/browser/ad-choice'
import { isPrivatePage } from '@/lib/platform/private-pages'

/** One visit of four is measured: enough to know, and three of four load nothing. */
const SHARE = 0.25
const AFTER_LOAD_MS = 1_000

let isStarted = false

/** Has the page that was loaded measured (decision 066), once it is there and has nothing better to do. */
export function startVitals(): void {
  const page = location.pathname
  if (isStarted || asksNotToBeFollowed() || isPrivatePage(page) || window.top !== window) return
  isStarted = true
  // A driven browser is no visitor.
  if (navigator.webdriver || Math.random() >= SHARE) return
  const load = () =>
    setTimeout(() => {
      void import('@/lib/browser/measure-vitals')
        .then(({ measureVitals }) => measureVitals(page))
        // Nobody misses a measurement.
        .catch(() => {})
    }, AFTER_LOAD_MS)
  if (document.readyState === 'complete') load()
  else addEventListener('load', load, { once: true })
}
