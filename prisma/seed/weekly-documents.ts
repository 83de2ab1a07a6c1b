import { createSheet } from '@/lib/platform/pdf/sheet'
import { formatTime } from '@/lib/site/content/format'
import { formatWeekday } from '@/lib/site/content/format-date'
import { weeklyActivities, weeklyMenus } from '@/prisma/seed/data/community-week'
import type { CommunitySeed } from '@/prisma/seed/data/shapes'
import { relativeMoment } from '@/prisma/seed/moments'
import type { SeedData } from '@/prisma/seed/seed-data'

const WEEKDAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday']

/** Weekly activities, and the community's events of the coming weeks. */
export async function activityCalendar(community: CommunitySeed, data: SeedData, now: Date): Promise<Buffer> {
  const sheet = await createSheet(`What is on at ${community.name}`, frameOf(community))
  const offered = new Set(community.amenities.map(({ amenity }) => amenity))
  const coming = data.events.filter(
    (event) => event.community === community.slug && event.published && event.starts.inDays >= 0,
  )
  if (coming.length > 0) sheet.heading('On one day only')
  for (const { title, starts, summary } of coming) {
    const begins = relativeMoment(starts, now, community.timeZone)
    sheet.subheading(title)
    sheet.paragraph(`${formatMoment(begins, community.timeZone)}. ${summary}`)
  }
  sheet.heading('Every week')
  for (const [weekday, name] of WEEKDAYS.entries()) {
    sheet.subheading(name)
    for (const { at, what, needs } of weeklyActivities.filter((activity) => activity.weekday === weekday)) {
      if (!needs || offered.has(needs)) sheet.row(what, at)
    }
  }
  return sheet.finish()
}

/** Seven days of lunch and supper; communities are at different weeks of the rotation. */
export async function menus(community: CommunitySeed): Promise<Buffer> {
  const sheet = await createSheet(`This week’s menus at ${community.name}`, frameOf(community))
  sheet.paragraph('A soup and two hot dishes at every meal. Eggs or a sandwich, if you want neither.')
  for (const [weekday, name] of WEEKDAYS.entries()) {
    const day = weeklyMenus[(weekday + community.sortOrder) % weeklyMenus.length]
    if (!day) continue
    sheet.heading(name)
    sheet.paragraph(`Soup: ${day.soup.toLowerCase()}`)
    sheet.paragraph(`Lunch: ${choiceText(day.lunch)}`)
    sheet.paragraph(`Supper: ${choiceText(day.supper)}`)
  }
  return sheet.finish()
}

const frameOf = ({ name, phoneDisplay }: CommunitySeed) => ({
  footer: `${name} · ${phoneDisplay}`,
  producer: 'Evergrove Senior Living',
})

const choiceText = ([one, other]: [string, string]) =>
  `${one}, or ${other.slice(0, 1).toLowerCase()}${other.slice(1)}`

function formatMoment(moment: Date, timeZone: string): string {
  return `${formatWeekday(moment, timeZone)}, ${formatTime(moment, timeZone)}`
}
