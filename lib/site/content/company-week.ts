import 'server-only'
import { TZDate } from '@date-fns/tz'
import { getISODay, getISOWeek, getISOWeekYear } from 'date-fns'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** An ISO week in the company's time zone; `there` is `now` in that zone. */
type CompanyWeek = { week: string; there: TZDate; timeZone: string }

/** The week once Monday has reached `hour`, else null. Keying jobs by it lets a late worker catch up. */
export async function startedWeek(hour: number, now: Date): Promise<CompanyWeek | null> {
  const { timeZone } = await getSiteSettings()
  const there = new TZDate(now, timeZone)
  if (getISODay(there) === 1 && there.getHours() < hour) return null
  return { week: isoWeek(there), there, timeZone }
}

/** '2026-W47'. */
export function isoWeek(day: Date): string {
  return `${getISOWeekYear(day)}-W${String(getISOWeek(day)).padStart(2, '0')}`
}
