import { startErrorReports } from '@/lib/browser/error-reports'

type Reporter = (error: unknown) => void

let reporter: Reporter | null = null
const waiting: unknown[] = []

/** Set by whoever starts the error-reporting service in the browser; what was reported before reaches it now. */
export function setErrorReporter(report: Reporter): void {
  reporter = report
  for (const error of waiting.splice(0)) report(error)
}

/** Hands a render error to the error-reporting service (specification section 8), which is loaded for it. */
export function reportRenderError(error: unknown): void {
  if (reporter) reporter(error)
  else waiting.push(error)
  startErrorReports('now')
}
