import 'server-only'
import { log } from '@/lib/platform/log'

type Tags = Record<string, string>

type Reporter = {
  report: (error: unknown, tags: Tags) => void
  flush: (milliseconds: number) => Promise<unknown>
}

// Next compiles this module into several bundles; the process has one error-reporting service.
const holder = globalThis as { porchlightErrorReporter?: Reporter }

/** Set once by lib/platform/error-reports/start.ts, in a process that has such a service. */
export function setErrorReporter(reporter: Reporter): void {
  holder.porchlightErrorReporter = reporter
}

/** The unexpected: logged with its context and, when SENTRY_DSN is set, sent to the error-reporting service. */
export function reportError(error: unknown, context: Record<string, unknown> = {}): void {
  log.error({ ...context, err: error }, 'unexpected error')
  const { code } = (error ?? {}) as { code?: unknown }
  const entries = Object.entries({ ...context, code }).filter(([, value]) => typeof value === 'string')
  holder.porchlightErrorReporter?.report(error, Object.fromEntries(entries) as Tags)
}

/** Waits until what was reported has left, but no longer than this. */
export async function flushErrorReports(milliseconds: number): Promise<void> {
  await holder.porchlightErrorReporter?.flush(milliseconds).catch(() => {})
}
