import { REPORT_SETTINGS, type ReportSettings } from '@/lib/platform/error-reports/mark'

/** Read once: when a layout fails, the element is removed with it. */
let settings: ReportSettings | null = null

/** Error reporting settings of this page; null when it is not configured. */
export function reportSettings(): ReportSettings | null {
  if (settings || typeof document === 'undefined') return settings
  const element = document.querySelector<HTMLMetaElement>(`meta[name="${REPORT_SETTINGS}"]`)
  settings = element && (JSON.parse(element.content) as ReportSettings)
  return settings
}
