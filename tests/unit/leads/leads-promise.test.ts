import { describe, expect, test } from 'vitest'
import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { STAFFED_PROMISE } from '@/lib/leads/tour-requests/promise-text'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

const AFTER_HOURS = 'Our phones open again {time}. We will call you then, first thing.'

function promise(now: string, hours: Partial<StaffedHoursRow>[] = [], timeZone = 'America/Denver') {
  const blank = {
    communityId: null,
    weekday: null,
    date: null,
    lastDate: null,
    opensAt: null,
    closesAt: null,
    closed: false,
  }
  const rows = hours.map((row) => ({ ...blank, ...row }))
  const made = promiseAt({ hours: rows, timeZone, afterHoursPromise: AFTER_HOURS }, new Date(now))
  return [made.promise, made.callDueAt.toISOString().replace('.000', '')]
}

const later = (time: string) => AFTER_HOURS.replace('{time}', time)

describe('without any hours entered: every day from 7:00 to 21:00 in Denver', () => {
  test.each([
    // Saturday, November 21, 2026: Denver is seven hours behind UTC.
    ['2026-11-21T17:00:00Z', STAFFED_PROMISE, '2026-11-21T17:10:00Z'],
    ['2026-11-21T14:00:00Z', STAFFED_PROMISE, '2026-11-21T14:10:00Z'],
    ['2026-11-21T13:59:59Z', later('today at 7:00 am'), '2026-11-21T14:10:00Z'],
    ['2026-11-22T03:59:00Z', STAFFED_PROMISE, '2026-11-22T04:09:00Z'],
    ['2026-11-22T04:00:00Z', later('tomorrow at 7:00 am'), '2026-11-22T14:10:00Z'],
    // Daylight saving ends tonight: 7:00 is an hour later in UTC.
    ['2026-11-01T05:00:00Z', later('tomorrow at 7:00 am'), '2026-11-01T14:10:00Z'],
  ])('at %s', (now, words, due) => {
    expect(promise(now)).toEqual([words, due])
  })
})

describe('hours of the company and of a community', () => {
  const weekdays = [1, 2, 3, 4, 5].map((weekday) => ({ weekday, opensAt: '08:30', closesAt: '17:00' }))
  const own = { communityId: '0199aa00-0000-7000-8000-000000000001' }

  test('a weekday without a row is closed', () => {
    expect(promise('2026-11-21T18:00:00Z', weekdays)[0]).toBe(later('on Monday at 8:30 am'))
  })

  test('a community with its own hours follows only them', () => {
    const hours = [...weekdays, { ...own, weekday: 6, opensAt: '09:00', closesAt: '15:00' }]
    expect(promise('2026-11-21T18:00:00Z', hours)[0]).toBe(STAFFED_PROMISE)
    expect(promise('2026-11-23T18:00:00Z', hours)[0]).toBe(later('on Saturday at 9:00 am'))
  })

  test('a company holiday closes the community too, unless it has its own row for the day', () => {
    const holiday = { date: new Date('2026-11-26'), closed: true }
    const thanksgiving = '2026-11-26T18:00:00Z'
    expect(promise(thanksgiving, [...weekdays, holiday])[0]).toBe(later('tomorrow at 8:30 am'))
    const open = { ...own, date: new Date('2026-11-26'), opensAt: '10:00', closesAt: '14:00' }
    expect(promise(thanksgiving, [...weekdays, holiday, open])[0]).toBe(STAFFED_PROMISE)
  })

  test('hours may extend past midnight or cover the whole day', () => {
    const night = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, opensAt: '20:00', closesAt: '06:00' }))
    expect(promise('2026-11-21T09:00:00Z', night)[0]).toBe(STAFFED_PROMISE)
    expect(promise('2026-11-21T14:00:00Z', night)[0]).toBe(later('today at 8:00 pm'))
    const always = night.map((day) => ({ ...day, opensAt: '00:00', closesAt: '24:00' }))
    expect(promise('2026-11-21T09:00:00Z', always)[0]).toBe(STAFFED_PROMISE)
  })

  test('a day more than a week ahead is given with its date', () => {
    const closed = [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ weekday, closed: true }))
    const open = { date: new Date('2026-12-05'), opensAt: '09:00', closesAt: '10:00' }
    expect(promise('2026-11-21T18:00:00Z', [...closed, open])[0]).toBe(
      later('on Saturday, December 5 at 9:00 am'),
    )
    expect(promise('2026-11-21T18:00:00Z', closed)[0]).toBe(
      'We have your request and will call you as soon as we can.',
    )
  })
})

test('the community’s time zone applies, and an unknown zone means Denver', () => {
  expect(promise('2026-11-21T12:30:00Z', [], 'America/New_York')[0]).toBe(STAFFED_PROMISE)
  expect(promise('2026-11-21T12:30:00Z', [], 'Mars/Olympus')[0]).toBe(later('today at 7:00 am'))
})

describe('several openings and ranges of dates', () => {
  const saturday = [
    { weekday: 6, opensAt: '13:00', closesAt: '16:00' },
    { weekday: 6, opensAt: '09:00', closesAt: '12:00' },
  ]

  test('the break between two openings is not staffed', () => {
    expect(promise('2026-11-21T18:59:00Z', saturday)[0]).toBe(STAFFED_PROMISE)
    expect(promise('2026-11-21T19:00:00Z', saturday)[0]).toBe(later('today at 1:00 pm'))
    expect(promise('2026-11-21T22:59:00Z', saturday)[0]).toBe(STAFFED_PROMISE)
  })

  test('a vacation closes each of its days, except one with its own entry', () => {
    const vacation = { date: new Date('2026-12-24'), lastDate: new Date('2027-01-01'), closed: true }
    const one = { date: new Date('2026-12-28'), opensAt: '08:00', closesAt: '09:00' }
    expect(promise('2026-12-24T18:00:00Z', [vacation])[0]).toBe(later('on Saturday, January 2 at 7:00 am'))
    expect(promise('2026-12-24T18:00:00Z', [vacation, one])[0]).toBe(later('on Monday at 8:00 am'))
  })
})
