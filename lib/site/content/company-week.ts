import 'server-only'
import { TZDate } from '@date-fns/tz'
import { getISODay, getISOWeek, getISOWeekYear } from 'date-fns'
import { getSiteSettings } from '@/lib/site/content/site-settings'

/** The company's week that has begun: its name, and `now` on the company's clock. */
export type CompanyWeek = { week: string; there: TZDate; timeZone: string }

/**
 * The week of `now` once Monday has reached an hour of the company's zone, null before: what is done once a week is planned under
 * its name, and a worker that was down then makes up for it the same week.
 */
export async function weekBegun(hour: number, now: Date): Promise<CompanyWeek | null> {
  const { timeZone } = await getSiteSettings()
  const there = new TZDate(now, timeZone)
  if (getISODay(there) === 1 && there.getHours() < hour) return null
  return { week: weekOf(there), there, timeZone }
}

/** The ISO week of a day, '2026-W47'. */
export function weekOf(day: Date): string {
  return `${getISOWeekYear(day)}-W${String(getISOWeek(day)).padStart(2, '0')}`
}
