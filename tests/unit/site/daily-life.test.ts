import { expect, test } from 'vitest'
import { inspectPdf } from '@/lib/platform/pdf/inspect-pdf'
import { readTimeOfDay, timeOfDay } from '@/lib/platform/time-of-day'
import { activityDays } from '@/lib/site/daily-life/activity-days'
import { dayIn, monthOf } from '@/lib/site/daily-life/calendar-month'
import type { DailyMonth } from '@/lib/site/daily-life/daily-month'
import { dailyPaper } from '@/lib/site/daily-life/daily-paper'
import { menuDays } from '@/lib/site/daily-life/menu-days'
import { readPdf } from '@/tests/support/read-pdf'

const day = (text: string) => new Date(`${text}T00:00:00Z`)
const dates = (days: { day: Date }[]) => days.map((each) => each.day.getUTCDate())

const activity = (more: object) => ({
  title: 'Choir',
  startsOn: day('2026-11-10'),
  repeats: 'weekly',
  endsOn: null,
  startTime: '2:00 pm',
  endTime: null,
  place: null,
  details: null,
  ...more,
})

test.each([
  ['weekly', [1, 8, 15, 22, 29]],
  ['two-weeks', [8, 22]],
  // November 10 is the second Tuesday.
  ['monthly', [8]],
  ['once', []],
])('an activity repeats %s', (repeats, expected) => {
  expect(dates(activityDays([activity({ repeats })], [], day('2026-12-01')))).toEqual(expected)
})

test('an activity takes place from its first to its last day', () => {
  const daily = activity({ repeats: 'daily', endsOn: day('2026-11-12') })
  expect(dates(activityDays([daily], [], day('2026-11-01')))).toEqual([10, 11, 12])
})

test('a day has its activities and events in the order of their times', () => {
  const event = { title: 'Open house', time: '10:30 am', place: null, details: null, path: '/events/open' }
  const [first] = activityDays(
    [
      activity({ startTime: '12:15 pm', endTime: '1:00 pm' }),
      activity({ title: 'Stretch', startTime: '9:00 am' }),
    ],
    [{ ...event, day: day('2026-12-01') }],
    day('2026-12-01'),
  )
  expect(first?.activities.map(({ title, time }) => `${time} ${title}`)).toEqual([
    '9:00 am Stretch',
    '10:30 am Open house',
    '12:15 pm to 1:00 pm Choir',
  ])
})

const menu = (servedOn: string, soup: string, more: object = {}) => ({
  servedOn: day(servedOn),
  everyWeeks: null,
  endsOn: null,
  soup,
  breakfast: null,
  lunch: 'Trout\n\n Pot pie ',
  supper: null,
  ...more,
})

test('a day’s own menu replaces a repeated one, and the newest repeated one counts', () => {
  const rows = [
    menu('2026-11-02', 'Pea', { everyWeeks: 2 }),
    menu('2026-11-16', 'Leek', { everyWeeks: 4 }),
    menu('2026-12-14', 'Squash'),
    menu('2026-11-03', 'Corn', { everyWeeks: 1, endsOn: day('2026-12-01') }),
  ]
  const soupOn = (text: string) =>
    menuDays(rows, monthOf(day(text))).find((each) => each.day.getTime() === day(text).getTime())?.meals[0]
      ?.dishes[0]
  expect(['2026-11-30', '2026-12-14', '2027-01-11', '2026-12-01', '2026-12-08'].map(soupOn)).toEqual([
    'Pea',
    'Squash',
    'Leek',
    'Corn',
    undefined,
  ])
  expect(menuDays(rows, day('2026-12-01'))[0]?.meals).toEqual([
    { name: 'Soup of the day', dishes: ['Corn'] },
    { name: 'Lunch', dishes: ['Trout', 'Pot pie'] },
  ])
})

test('days and months are those of the community’s zone', () => {
  const lateEvening = new Date('2026-12-01T05:30:00Z')
  expect(dayIn(lateEvening, 'America/Denver')).toEqual(day('2026-11-30'))
  expect(monthOf(dayIn(lateEvening, 'America/New_York'), 1)).toEqual(day('2027-01-01'))
})

test.each([
  ['2:30 pm', '2:30 pm'],
  ['2 PM', '2:00 pm'],
  ['14:30', '2:30 pm'],
  ['12:05 a.m.', '12:05 am'],
  ['12pm', '12:00 pm'],
  ['930a', '9:30 am'],
  ['13 pm', null],
  ['25:00', null],
  ['7', null],
  ['noon', null],
])('the time %s is read as %s', (typed, expected) => {
  const minutes = readTimeOfDay(typed)
  expect(minutes === null ? null : timeOfDay(minutes)).toBe(expected)
})

const community = {
  slug: 'birch',
  name: 'Birch Court',
  city: 'Laramie',
  phoneDisplay: '(307) 555-0100',
  phoneDial: '+13075550100',
}

// Drawing takes a while on a busy machine.
const BUSY = { timeout: 90_000 }

test('T192: the PDFs of a calendar and a menu pass the inspection, and stay the same', BUSY, async () => {
  const month = day('2026-12-01')
  const common = { community, today: day('2026-12-05'), month }
  const rows = [activity({ place: 'Library', details: 'Bring a friend.' })]
  const months: DailyMonth[] = [
    { ...common, page: 'activities', days: activityDays(rows, [], month) },
    {
      ...common,
      page: 'menu',
      days: menuDays([menu('2026-12-01', 'Jalapeño corn', { everyWeeks: 1 })], month),
    },
    { ...common, page: 'activities', days: [] },
  ]
  const papers = await Promise.all(months.map((daily) => dailyPaper(daily, 'Windy Plains')))
  for (const paper of papers) expect((await inspectPdf(paper)).faults).toEqual([])
  const [calendar, dining, empty] = papers.map(readPdf)
  expect(calendar?.words).toContain('Choir, Library. Bring a friend.')
  expect(calendar?.tags).toEqual(expect.arrayContaining(['H1', 'H2', 'L', 'LI', 'Lbl', 'LBody']))
  expect(dining?.words).toContain('Jalapeño corn')
  expect(empty?.words).toContain('No activities are on the calendar for December yet.')
  const [first] = months
  if (first) expect(await dailyPaper(first, 'Windy Plains')).toEqual(papers[0])
})
