import { startErrorReports } from '@/lib/browser/error-reports'

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
