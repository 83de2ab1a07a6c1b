type Reporter = (error: unknown) => void

let reporter: Reporter | null = null

/** Set by whoever starts the error-reporting service in the browser. */
export function setErrorReporter(report: Reporter): void {
  reporter = report
}

/** Logs a render error to the console and hands it to the error-reporting service (specification section 8). */
export function reportRenderError(error: unknown): void {
  console.error(error)
  reporter?.(error)
}
