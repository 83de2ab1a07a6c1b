import { expect, test } from 'vitest'
import {
  callTimeText,
  callWindows,
  chosenPromise,
  clockStart,
  isCallWindow,
} from '@/lib/leads/callers/call-windows'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

const ZONE = 'America/Denver'
const blank = { communityId: null, weekday: null, date: null, lastDate: null, closed: false }
const week = (opensAt: string, closesAt: string, days = [0, 1, 2, 3, 4, 5, 6]): StaffedHoursRow[] =>
  days.map((weekday) => ({ ...blank, weekday, opensAt, closesAt }))

/** Local times of the offered windows, by day. */
function offered(hours: StaffedHoursRow[], now: string, timeZone = ZONE) {
  const days = new Map<string, string[]>()
  for (const start of callWindows({ hours, timeZone }, new Date(now))) {
    const [day = '', time = ''] = start.toLocaleString('sv-SE', { timeZone }).split(' ')
    days.set(day, [...(days.get(day) ?? []), time.slice(0, 5)])
  }
  return Object.fromEntries(days)
}

test('windows begin every ten minutes, not at once, and end within the staffed hours', () => {
  // 4:12 pm on a Friday.
  expect(offered(week('15:05', '17:00'), '2026-11-27T23:12:00Z')).toEqual({
    '2026-11-27': ['16:30', '16:40', '16:50'],
    '2026-11-28': [
      '15:10',
      '15:20',
      '15:30',
      '15:40',
      '15:50',
      '16:00',
      '16:10',
      '16:20',
      '16:30',
      '16:40',
      '16:50',
    ],
  })
  expect(offered(week('15:00', '15:25'), '2026-11-27T22:00:00Z')).toEqual({
    '2026-11-27': ['15:10'],
    '2026-11-28': ['15:00', '15:10'],
  })
})

test('only the rest of today and the next staffed day are offered, over holidays and nights', () => {
  const holiday = { ...blank, date: new Date('2026-11-28'), opensAt: null, closesAt: null, closed: true }
  const hours = [...week('09:00', '09:20', [0, 5, 6]), holiday]
  expect(offered(hours, '2026-11-27T19:00:00Z')).toEqual({
    '2026-11-29': ['09:00', '09:10'],
    '2026-12-04': ['09:00', '09:10'],
  })
  // Hours that last past midnight: it is 11:50 pm on a Friday.
  expect(Object.keys(offered(week('22:00', '00:30', [5, 6]), '2026-11-28T06:50:00Z'))).toEqual([
    '2026-11-28',
    '2026-11-29',
  ])
})

test('a window follows the wall clock also where the zone is a quarter of an hour off', () => {
  const times = offered(week('09:00', '09:30'), '2026-11-27T00:00:00Z', 'Asia/Kathmandu')
  expect(times['2026-11-27']).toEqual(['09:00', '09:10', '09:20'])
})

test('no other moment is a window', () => {
  const schedule = { hours: week('07:00', '21:00'), timeZone: ZONE }
  const now = new Date('2026-11-27T23:12:00Z')
  const is = (iso: string) => isCallWindow(schedule, new Date(iso), now)
  expect(is('2026-11-28T02:40:00Z')).toBe(true)
  // In the past, too soon, between two windows, at night, and next week.
  for (const other of [
    '2026-11-27T22:40:00Z',
    '2026-11-27T23:20:00Z',
    '2026-11-28T02:45:00Z',
    '2026-11-28T04:00:00Z',
    '2026-12-04T02:40:00Z',
  ])
    expect(is(other)).toBe(false)
})

test('B11: the family reads until when, or between which minutes, and on which day', () => {
  const now = new Date('2026-11-27T23:12:00Z')
  const text = (callDueAt: string, callAt: string | null = null) =>
    callTimeText({ callAt: callAt ? new Date(callAt) : null, callDueAt: new Date(callDueAt) }, ZONE, now)
  expect(text('2026-11-27T23:22:00Z')).toBe('before 4:22 pm')
  expect(text('2026-11-28T14:10:00Z')).toBe('on Saturday before 7:10 am')
  expect(text('2026-12-05T14:10:00Z')).toBe('on Saturday, December 5 before 7:10 am')
  expect(text('2026-11-28T02:50:00Z', '2026-11-28T02:40:00Z')).toBe('between 7:40 pm and 7:50 pm')
  expect(text('2026-11-28T07:00:00Z', '2026-11-28T06:50:00Z')).toBe('between 11:50 pm and 12:00 am')
  expect(chosenPromise(new Date('2026-11-28T02:40:00Z'), ZONE)).toBe(
    'We will call you on Friday, November 27, between 7:40 pm and 7:50 pm, as you asked.',
  )
})

test('C1: the clock starts at the chosen time, unless the request was late before', () => {
  const [createdAt, callAt, lateSince] = [new Date(1), new Date(2), new Date(3)]
  expect(clockStart({ createdAt, callAt: null, lateSince: null })).toBe(createdAt)
  expect(clockStart({ createdAt, callAt, lateSince: null })).toBe(callAt)
  expect(clockStart({ createdAt, callAt, lateSince })).toBe(createdAt)
})
