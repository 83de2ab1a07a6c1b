import type { Instrumentation } from 'next'
import { markFailed } from '@/lib/platform/http/failed-requests'

/** Next calls this once per runtime. server.ts sets up the Node runtime before Next starts. */
export async function register(): Promise<void> {
  // Not from lib/platform/env: Next inlines it at build time, so each bundle drops the other runtime's code.
  if (process.env.NEXT_RUNTIME !== 'edge') {
    const { registerHandlers } = await import('@/lib/platform/outbox/registered-handlers')
    // Pages need the kinds of messages when Next runs without server.ts, too.
    registerHandlers(() => import('@/lib/server/handlers/registry'))
    return
  }
  const { startEdgeReports } = await import('@/lib/platform/error-reports/edge')
  startEdgeReports()
}

/** Reports errors that pages, layouts and route handlers did not catch. */
export const onRequestError: Instrumentation.onRequestError = async (
  error,
  { path, method, headers },
  { routePath },
) => {
  // Before any wait, so that the front knows it when the page is complete.
  markFailed(String(headers['x-request-id'] ?? ''))
  if (process.env.NEXT_RUNTIME === 'edge') {
    const { captureException } = await import('@sentry/nextjs')
    captureException(error, { tags: { path: routePath, method } })
    return
  }
  const { reportError } = await import('@/lib/platform/report-error')
  const { digest } = (error ?? {}) as { digest?: unknown }
  reportError(error, { path: path.split('?')[0], route: routePath, method, digest })
}
