import { reportSettings } from '@/lib/browser/report-settings'

const IDLE_TIMEOUT_MS = 5_000

let isLoading = false
const early: unknown[] = []

/** Loads error reporting, if configured: now, or when the page is idle or its first error occurs. */
export function startErrorReports(when: 'now' | 'idle'): void {
  if (isLoading || !reportSettings()) return
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
  const found = reportSettings()
  if (isLoading || !found) return
  isLoading = true
  void import('@/lib/browser/error-service')
    .then(({ startErrorService }) => {
      removeEventListener('error', remember)
      removeEventListener('unhandledrejection', remember)
      startErrorService(found, early)
    })
    .catch(() => {})
}
