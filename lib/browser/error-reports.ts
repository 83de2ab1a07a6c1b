import { REPORT_SETTINGS, type ReportSettings } from '@/lib/platform/error-reports/mark'

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

/** Read early and once: when a layout fails, React removes the element with it. */
let settings = findSettings()

/** Error reporting settings of this page; null when it is not configured. */
export function reportSettings(): ReportSettings | null {
  settings ??= findSettings()
  return settings
}

function findSettings(): ReportSettings | null {
  if (typeof document === 'undefined') return null
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${REPORT_SETTINGS}"]`)
  return element && (JSON.parse(element.content) as ReportSettings)
}

type Reporter = (error: unknown) => void

let reporter: Reporter | null = null
const waiting: unknown[] = []

export function setErrorReporter(report: Reporter): void {
  reporter = report
  for (const error of waiting.splice(0)) report(error)
}

/** Reports a render error (specification section 8) and loads the reporting service for it. */
export function reportRenderError(error: unknown): void {
  if (reporter) reporter(error)
  else waiting.push(error)
  startErrorReports('now')
}
