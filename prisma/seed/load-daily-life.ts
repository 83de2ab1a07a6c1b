import { dayIn } from '@/lib/site/daily-life/calendar-month'
import type { Loading } from '@/prisma/seed/loading'

const DAY_MS = 24 * 60 * 60 * 1_000

/** Weeks for which the demo's calendars go back, so that last month's PDF has entries too. */
const WEEKS_BEFORE = 8

/** Menus come again after two weeks, in another order in the second. */
const WEEKS_OF_MENUS = 2
const SHIFT = 3

/** Activities and menus of each community. Needs communities. */
export async function loadDailyLife({ tx, data, references, now }: Loading): Promise<void> {
  for (const { slug, timeZone, amenities, sortOrder } of data.communities) {
    const communityId = references.at(`community ${slug}`).id('community', slug)
    const today = dayIn(now, timeZone)
    const sunday = new Date(today.getTime() - (today.getUTCDay() + 7 * WEEKS_BEFORE) * DAY_MS)
    const on = (days: number) => new Date(sunday.getTime() + days * DAY_MS)
    const offered = new Set(amenities.map(({ amenity }) => amenity))
    await tx.activity.createMany({
      data: data.weeklyActivities
        .filter(({ needs }) => !needs || offered.has(needs))
        .map(({ weekday, at, until, what }) => ({
          communityId,
          title: what,
          startsOn: on(weekday),
          startTime: at,
          endTime: until ?? null,
        })),
    })
    await tx.menuDay.createMany({
      data: Array.from({ length: 7 * WEEKS_OF_MENUS }, (_, day) => {
        const turn = day + sortOrder + (day < 7 ? 0 : SHIFT)
        const menu = data.dailyMenus[turn % data.dailyMenus.length]
        if (!menu) throw new Error('Demo data: there are no menus')
        return {
          communityId,
          servedOn: on(day),
          everyWeeks: WEEKS_OF_MENUS,
          soup: menu.soup,
          lunch: menu.lunch.join('\n'),
          supper: menu.supper.join('\n'),
        }
      }),
    })
  }
}
