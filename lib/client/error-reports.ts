import { REPORT_SETTINGS, type ReportSettings } from '@/lib/error-reports/options'

/** As long as nothing else is to be done, but no longer. */
const IDLE_TIMEOUT_MS = 5_000

/** Found once: when a layout fails, the element goes with it. */
let settings: ReportSettings | null = null
let isLoading = false
const early: unknown[] = []

/** Whether somebody is told of errors on this page. */
export function areErrorsReported(): boolean {
  return settingsOfPage() !== null
}

/**
 * Loads the error-reporting service: `now`, or `idle` when the page has loaded and nothing else is to be done, or earlier with
 * the first error. Where none is configured nothing is loaded.
 */
export function startErrorReports(when: 'now' | 'idle'): void {
  if (isLoading || !settingsOfPage()) return
  if (when === 'now') {
    load()
    return
  }
  addEventListener('error', remember)
  addEventListener('unhandledrejection', remember)
  if (document.readyState === 'complete') loadWhenIdle()
  else addEventListener('load', loadWhenIdle, { once: true })
}

function remember(event: ErrorEvent | PromiseRejectionEvent): void {
  early.push('reason' in event ? event.reason : event.error)
  load()
}

function loadWhenIdle(): void {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) requestIdleCallback(load, { timeout: IDLE_TIMEOUT_MS })
  else setTimeout(load, IDLE_TIMEOUT_MS)
}

function load(): void {
  const found = settingsOfPage()
  if (isLoading || !found) return
  isLoading = true
  void import('@/lib/client/error-service')
    .then(({ startErrorService }) => {
      removeEventListener('error', remember)
      removeEventListener('unhandledrejection', remember)
      startErrorService(found, early)
    })
    // Without the service a page is as good as before.
    .catch(() => {})
}

function settingsOfPage(): ReportSettings | null {
  if (settings || typeof document === 'undefined') return settings
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${REPORT_SETTINGS}"]`)
  settings = element && (JSON.parse(element.content) as ReportSettings)
  return settings
}
