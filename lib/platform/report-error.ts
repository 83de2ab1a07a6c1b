import 'server-only'
import { log } from '@/lib/platform/log'
import { withoutTokens } from '@/lib/platform/without-tokens'

type Tags = Record<string, string>

type Reporter = {
  report: (error: unknown, tags: Tags) => void
  flush: (milliseconds: number) => Promise<unknown>
}

// Next compiles this module into several bundles; the process has one error-reporting service.
const holder = globalThis as { porchlightErrorReporter?: Reporter | null }

/** Called by lib/platform/error-reports/start.ts. */
export function setErrorReporter(reporter: Reporter | null): void {
  holder.porchlightErrorReporter = reporter
}

/** Logs an unexpected error with its context and sends it to the error-reporting service, if any. */
export function reportError(error: unknown, context: Record<string, unknown> = {}): void {
  const { path } = context
  const shown = typeof path === 'string' ? { ...context, path: withoutTokens(path) } : context
  log.error({ ...shown, err: error }, 'unexpected error')
  const { code } = (error ?? {}) as { code?: unknown }
  const entries = Object.entries({ ...context, code }).filter(([, value]) => typeof value === 'string')
  holder.porchlightErrorReporter?.report(error, Object.fromEntries(entries) as Tags)
}

/** Waits until pending reports are sent, at most so long. */
export async function flushErrorReports(milliseconds: number): Promise<void> {
  await holder.porchlightErrorReporter?.flush(milliseconds).catch(() => {})
}
