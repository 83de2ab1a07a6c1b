import type { ActivityDay } from '@/lib/site/daily-life/activity-days'
import { monthName } from '@/lib/site/daily-life/calendar-month'
import type { MenuDay } from '@/lib/site/daily-life/menu-days'

/** Pages below a community, as the last part of their address. */
const DAILY_PAGES = ['activities', 'menu'] as const

export type DailyPage = (typeof DAILY_PAGES)[number]

export function isDailyPage(part: string): part is DailyPage {
  return DAILY_PAGES.some((page) => page === part)
}

export type MonthChoice = 'this' | 'next'

/** One month of a daily page. `today` and `month` are calendar days of the community's zone. */
export type DailyMonth = {
  community: {
    slug: string
    name: string
    city: string | null
    phoneDisplay: string | null
    phoneDial: string | null
  }
  today: Date
  month: Date
} & ({ page: 'activities'; days: ActivityDay[] } | { page: 'menu'; days: MenuDay[] })

/** Shown in place of a month without entries. */
export function emptyMonthText({ page, month }: Pick<DailyMonth, 'page' | 'month'>): string {
  const what = page === 'activities' ? 'No activities are' : 'No menu is'
  return `${what} on the calendar for ${monthName(month)} yet.`
}
