import 'server-only'
import { cleanError, cleanTransaction } from '@/lib/platform/error-reports/clean-event'
import { COMMON_OPTIONS } from '@/lib/platform/error-reports/options'
import { reportSettings } from '@/lib/platform/error-reports/settings'
import { setErrorReporter } from '@/lib/platform/report-error'

/** The SDK's integrations that we keep; exit handling is ours. */
const INTEGRATIONS = new Set([
  'InboundFilters',
  'FunctionToString',
  'LinkedErrors',
  'ContextLines',
  'Http',
  'NodeFetch',
])

/** Settings of now, as JSON. */
let started = 'null'

/**
 * Starts error reporting before Next loads, and follows a change of its settings. Without a DSN the SDK is
 * not even loaded.
 */
export async function startErrorReports(): Promise<void> {
  const settings = reportSettings()
  if (JSON.stringify(settings) === started) return
  started = JSON.stringify(settings)
  if (!settings) {
    setErrorReporter(null)
    return
  }
  const { captureException, flush, init } = await import('@sentry/nextjs')
  init({
    ...settings,
    ...COMMON_OPTIONS,
    integrations: (defaults) => defaults.filter(({ name }) => INTEGRATIONS.has(name)),
    beforeSend: cleanError,
    beforeSendTransaction: cleanTransaction,
  })
  setErrorReporter({
    report: (error, tags) => void captureException(error, { tags }),
    flush: (milliseconds) => flush(milliseconds),
  })
}
