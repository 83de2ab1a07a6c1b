import 'server-only'
import { log } from '@/lib/log'

/** The unexpected: logged with its context and, when SENTRY_DSN is set, sent to the error-reporting service. */
export function reportError(error: unknown, context: Record<string, unknown> = {}): void {
  log.error({ ...context, err: error }, 'unexpected error')
  void sendToSentry(error, context)
}

async function sendToSentry(error: unknown, context: Record<string, unknown>): Promise<void> {
  const { env } = await import('@/lib/env')
  if (!env().SENTRY_DSN) return
  const Sentry = await import('@sentry/nextjs')
  Sentry.captureException(error, { extra: context })
}
