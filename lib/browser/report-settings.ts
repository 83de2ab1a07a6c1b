import { REPORT_SETTINGS, type ReportSettings } from '@/lib/platform/error-reports/mark'

/** Found once: when a layout fails, the element goes with it. */
let settings: ReportSettings | null = null

/** Where errors of this page are reported; null when nobody is told of them. */
export function reportSettings(): ReportSettings | null {
  if (settings || typeof document === 'undefined') return settings
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${REPORT_SETTINGS}"]`)
  settings = element && (JSON.parse(element.content) as ReportSettings)
  return settings
}
