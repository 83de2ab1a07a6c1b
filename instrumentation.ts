import type { Instrumentation } from 'next'

/** Next calls this once in each of its runtimes. That of the server is started before Next (server.ts). */
export async function register(): Promise<void> {
  // Not from lib/platform/env: Next sets it while building, so that each bundle leaves out the other runtime's code.
  if (process.env.NEXT_RUNTIME !== 'edge') return
  const { startEdgeReports } = await import('@/lib/platform/error-reports/edge')
  startEdgeReports()
}

/** What a page, layout or route handler threw and nobody caught. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { path, method },
  { routePath },
) => {
  if (process.env.NEXT_RUNTIME === 'edge') {
    const { captureException } = await import('@sentry/nextjs')
    captureException(error, { tags: { path: routePath, method } })
    return
  }
  const { reportError } = await import('@/lib/platform/report-error')
  reportError(error, { path: path.split('?')[0], route: routePath, method })
}
