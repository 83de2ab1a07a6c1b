import type { Instrumentation } from 'next'

/** Next calls this once per runtime. The Node runtime is set up before Next starts (server.ts). */
export async function register(): Promise<void> {
  // Not from lib/platform/env: Next inlines it at build time, so each bundle drops the other runtime's code.
  if (process.env.NEXT_RUNTIME !== 'edge') return
  const { startEdgeReports } = await import('@/lib/platform/error-reports/edge')
  startEdgeReports()
}

/** Reports errors that pages, layouts and route handlers did not catch. */
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
