import 'server-only'
import { TZDate } from '@date-fns/tz'
import { getISOWeek, getISOWeekYear } from 'date-fns'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** An ISO week in the company's time zone; `there` is `now` in that zone. */
type CompanyWeek = { week: string; there: TZDate; timeZone: string }

/** The week of `now` in the company's time zone. */
export async function companyWeek(now: Date): Promise<CompanyWeek> {
  const { timeZone } = await getSiteSettings()
  const there = new TZDate(now, timeZone)
  return { week: isoWeek(there), there, timeZone }
}

/** '2026-W47'. */
export function isoWeek(day: Date): string {
  return `${getISOWeekYear(day)}-W${String(getISOWeek(day)).padStart(2, '0')}`
}
