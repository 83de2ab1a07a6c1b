import { REPORT_SETTINGS } from '@/lib/platform/error-reports/mark'
import { reportSettings } from '@/lib/platform/error-reports/settings'

/** Where the browser reports errors; nothing when no service is configured. The build knows no configuration, so a page says it. */
export function ReportSettings() {
  const settings = reportSettings()
  return settings && <meta name={REPORT_SETTINGS} content={JSON.stringify(settings)} />
}
