import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { formatTime } from '@/lib/site/content/format'
import { type ActivityDay, activityDays, type CalendarEvent } from '@/lib/site/daily-life/activity-days'
import { dayIn, monthName, monthOf } from '@/lib/site/daily-life/calendar-month'
import { type MenuDay, menuDays } from '@/lib/site/daily-life/menu-days'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

/** Pages below a community, as the last part of their address. */
export const DAILY_PAGES = ['activities', 'menu'] as const

export type DailyPage = (typeof DAILY_PAGES)[number]

export function isDailyPage(part: string): part is DailyPage {
  return DAILY_PAGES.some((page) => page === part)
}

/** A community with its public calendar, menus and events; null when it is not shown. */
const getDailyLife = atRequest(async (slug: string) => {
  cached(recordTag('communities', slug), 'activities', 'menu_days', 'events')
  return db.community.findFirst({
    where: { slug, active: true },
    select: {
      slug: true,
      name: true,
      city: true,
      timeZone: true,
      phoneDisplay: true,
      phoneDial: true,
      activities: { where: { active: true }, orderBy: [{ startsOn: 'asc' }, { id: 'asc' }] },
      menuDays: { where: { active: true }, orderBy: [{ servedOn: 'asc' }, { id: 'asc' }] },
      events: { where: { ...PUBLIC_EVENT, calledOff: false }, orderBy: { startsAt: 'asc' } },
    },
  })
})

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

/** A month of activities or menus; null when the community is not shown or has no rows of this kind. */
export async function getDailyMonth(
  slug: string,
  page: DailyPage,
  choice: MonthChoice,
  now: Date,
): Promise<DailyMonth | null> {
  const found = await getDailyLife(slug)
  if (!found) return null
  const { activities, menuDays: menus, events, timeZone, ...community } = found
  if ((page === 'activities' ? activities : menus).length === 0) return null
  const zone = usableTimeZone(timeZone)
  const today = dayIn(now, zone)
  const month = monthOf(today, choice === 'next' ? 1 : 0)
  const common = { community, today, month }
  if (page === 'menu') return { ...common, page, days: menuDays(menus, month) }
  return { ...common, page, days: activityDays(activities, events.map(onCalendar(zone)), month) }
}

const onCalendar =
  (zone: string) =>
  (event: {
    title: string
    startsAt: Date
    locationText: string | null
    summary: string | null
    slug: string
  }): CalendarEvent => ({
    day: dayIn(event.startsAt, zone),
    title: event.title,
    time: formatTime(event.startsAt, zone),
    place: event.locationText,
    details: event.summary,
    path: `/events/${event.slug}`,
  })

/** Shown in place of a month without entries. */
export function emptyMonthText({ page, month }: Pick<DailyMonth, 'page' | 'month'>): string {
  const what = page === 'activities' ? 'No activities are' : 'No menu is'
  return `${what} on the calendar for ${monthName(month)} yet.`
}
