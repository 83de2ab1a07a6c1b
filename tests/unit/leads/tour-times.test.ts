import { expect, test } from 'vitest'
import { freeAmong, offeredTimes } from '@/lib/leads/tour-times/offered-times'
import type { TourCalendar } from '@/lib/leads/tour-times/tour-calendar'
import { tourDays } from '@/lib/leads/tour-times/tour-days'
import { calendarSchema } from '@/lib/records/tour-times/calendar-schema'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

const DENVER = 'America/Denver'
const at = (text: string) => new Date(text)

function calendar(part: Partial<TourCalendar> = {}): TourCalendar {
  const day = [{ opens: '10:00', closes: '12:00' }]
  return {
    isOpen: true,
    minutes: 60,
    capacity: 1,
    noticeHours: 0,
    daysAhead: 1,
    closedDays: [],
    week: [day, day, day, day, day, day, day],
    ...part,
  }
}

const offered = (
  part: Partial<TourCalendar>,
  now: string,
  { hours = [], zone = DENVER }: { hours?: StaffedHoursRow[]; zone?: string } = {},
) =>
  offeredTimes({ calendar: calendar(part), hours, zone }, at(now)).map((time) =>
    time.toISOString().slice(0, 16),
  )

const special = (part: Partial<StaffedHoursRow>): StaffedHoursRow => ({
  communityId: null,
  weekday: null,
  date: at('2026-12-02'),
  lastDate: null,
  opensAt: null,
  closesAt: null,
  closed: true,
  ...part,
})

test('tours follow each other within the hours, in the community’s zone, and end before closing', () => {
  expect(offered({}, '2026-12-01T08:00:00-07:00')).toEqual([
    '2026-12-01T17:00',
    '2026-12-01T18:00',
    '2026-12-02T17:00',
    '2026-12-02T18:00',
  ])
  expect(offered({ minutes: 50, daysAhead: 0 }, '2026-12-01T08:00:00-07:00')).toEqual([
    '2026-12-01T17:00',
    '2026-12-01T17:50',
  ])
  expect(offered({}, '2026-12-01T06:00:00-07:00', { zone: 'America/New_York' })[0]).toBe('2026-12-01T15:00')
})

test('no time is offered within the notice period, nor a past one', () => {
  expect(offered({ noticeHours: 24 }, '2026-12-01T10:30:00-07:00')).toEqual(['2026-12-02T18:00'])
  expect(offered({}, '2026-12-01T10:00:00-07:00')[0]).toBe('2026-12-01T18:00')
})

test('an hour skipped by a clock change is not offered, and the others keep their local time', () => {
  const night = [{ opens: '01:00', closes: '04:00' }]
  const week = Array.from({ length: 7 }, () => night)
  expect(offered({ week, daysAhead: 0 }, '2026-03-08T00:00:00-07:00')).toEqual([
    '2026-03-08T08:00',
    '2026-03-08T09:00',
  ])
  const before = offered({}, '2026-03-07T08:00:00-07:00')
  expect(before).toEqual(['2026-03-07T17:00', '2026-03-07T18:00', '2026-03-08T16:00', '2026-03-08T17:00'])
  // The hour repeated by daylight saving is offered once.
  expect(offered({ week, daysAhead: 0 }, '2026-11-01T00:00:00-06:00')).toHaveLength(3)
})

test('days without tours and holidays are left out; shorter hours apply', () => {
  const now = '2026-12-01T08:00:00-07:00'
  const closedDays = [{ from: '2026-12-02', to: '2026-12-04', note: '' }]
  expect(offered({ closedDays, daysAhead: 3 }, now)).toEqual(['2026-12-01T17:00', '2026-12-01T18:00'])
  expect(offered({}, now, { hours: [special({})] })).toHaveLength(2)
  const short = special({ closed: false, opensAt: '08:00', closesAt: '11:30' })
  expect(offered({}, now, { hours: [short] })).toEqual([
    '2026-12-01T17:00',
    '2026-12-01T18:00',
    '2026-12-02T17:00',
  ])
  // The community's own rule for a date overrides the company's holiday.
  const own = special({ communityId: 'own', closed: false, opensAt: '08:00', closesAt: '17:00' })
  expect(offered({}, now, { hours: [special({}), own] })).toHaveLength(4)
  // The ordinary week only applies to phones.
  const phones = special({ date: null, weekday: 2, closed: false, opensAt: '18:00', closesAt: '20:00' })
  expect(offered({}, now, { hours: [phones] })).toHaveLength(4)
})

test('a time is free below its capacity, counting tours between two times', () => {
  const times = ['2026-12-01T17:00:00Z', '2026-12-01T18:00:00Z'].map(at)
  expect(freeAmong(times, [at('2026-12-01T17:00:00Z')], calendar())).toEqual([times[1]])
  expect(freeAmong(times, [at('2026-12-01T17:30:00Z')], calendar())).toEqual([])
  expect(freeAmong(times, [at('2026-12-01T16:00:00Z')], calendar())).toEqual(times)
  const two = calendar({ capacity: 2 })
  expect(freeAmong(times, [at('2026-12-01T17:00:00Z')], two)).toEqual(times)
  expect(freeAmong(times, [at('2026-12-01T17:00:00Z'), at('2026-12-01T17:15:00Z')], two)).toEqual([times[1]])
})

test('times are grouped by local day, with local labels', () => {
  const days = tourDays(['2026-12-04T02:30:00Z', '2026-12-04T17:00:00Z'].map(at), DENVER)
  expect(days).toEqual([
    {
      day: '2026-12-03',
      label: 'Thursday, December 3',
      times: [{ at: '2026-12-04T02:30:00.000Z', label: '7:30 pm' }],
    },
    {
      day: '2026-12-04',
      label: 'Friday, December 4',
      times: [{ at: '2026-12-04T17:00:00.000Z', label: '10:00 am' }],
    },
  ])
})

test('a calendar is normalized, or refused at its field', () => {
  const edited = {
    isOpen: true,
    minutes: '45',
    capacity: '2',
    noticeHours: '0',
    daysAhead: '14',
    week: [[], [{ opens: '9 am', closes: 'noon' }], [], [], [], [], []],
    closedDays: [{ from: '2026-12-24', to: '', note: ' Christmas ' }],
  }
  expect(calendarSchema.parse(edited)).toMatchObject({
    minutes: 45,
    capacity: 2,
    week: { 1: [{ opens: '09:00', closes: '12:00' }] },
    closedDays: [{ from: '2026-12-24', to: '2026-12-24', note: 'Christmas' }],
  })
  const faults = (part: object) =>
    calendarSchema.safeParse({ ...edited, ...part }).error?.issues.map(({ path }) => path.join('.'))
  expect(faults({ minutes: 'an hour' })).toEqual(['minutes'])
  expect(faults({ minutes: '240' })).toEqual(['minutes'])
  expect(faults({ capacity: '0' })).toEqual(['capacity'])
  expect(faults({ week: [[], [], [], [], [], [], []] })).toEqual(['week'])
  expect(faults({ isOpen: false, week: [[], [], [], [], [], [], []] })).toBeUndefined()
  expect(faults({ closedDays: [{ from: '2026-12-24', to: '2026-12-01', note: '' }] })).toEqual([
    'closedDays.0.to',
  ])
})
