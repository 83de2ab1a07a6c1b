import { REPORT_SETTINGS } from '@/lib/platform/error-reports/mark'
import { reportSettings } from '@/lib/platform/error-reports/settings'

/**
 * Tells the browser where to report errors, if configured. In the page, because the build knows no
 * configuration.
 */
export function ReportSettings() {
  const settings = reportSettings()
  return settings && <meta name={REPORT_SETTINGS} content={JSON.stringify(settings)} />
}
