import 'server-only'
import { atRequest, cached, recordTag } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { formatTime } from '@/lib/site/content/format'
import { activityDays, type CalendarEvent } from '@/lib/site/daily-life/activity-days'
import { dayIn, monthOf } from '@/lib/site/daily-life/calendar-month'
import type { DailyMonth, DailyPage, MonthChoice } from '@/lib/site/daily-life/daily-month'
import { menuDays } from '@/lib/site/daily-life/menu-days'
import { PUBLIC_EVENT } from '@/lib/site/events/visibility'

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
