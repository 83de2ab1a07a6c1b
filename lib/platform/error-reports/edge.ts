import 'server-only'
import { init } from '@sentry/nextjs'
import { env } from '@/lib/platform/env'
import { cleanError, cleanTransaction } from '@/lib/platform/error-reports/clean-event'
import { COMMON_OPTIONS } from '@/lib/platform/error-reports/options'

/** Error reporting for the runtime of middleware.ts; does nothing without SENTRY_DSN. */
export function startEdgeReports(): void {
  const { SENTRY_DSN: dsn, SENTRY_RELEASE: release, SENTRY_ENVIRONMENT, NODE_ENV } = env()
  if (!dsn) return
  init({
    dsn,
    ...(release && { release }),
    environment: SENTRY_ENVIRONMENT ?? NODE_ENV,
    ...COMMON_OPTIONS,
    beforeSend: cleanError,
    beforeSendTransaction: cleanTransaction,
  })
}
