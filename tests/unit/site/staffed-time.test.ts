import { expect, test } from 'vitest'
import { afterStaffedMinutes, inStaffedHours, staffedSeconds } from '@/lib/leads/tour-requests/staffed-time'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

const DENVER = 'America/Denver'
const BLANK = { communityId: null, weekday: null, date: null, lastDate: null, closed: false }
const open = (weekday: number, opensAt: string, closesAt: string): StaffedHoursRow => ({
  ...BLANK,
  weekday,
  opensAt,
  closesAt,
})
const week = [0, 1, 2, 3, 4, 5, 6].map((weekday) => open(weekday, '07:00', '21:00'))
const at = (iso: string) => new Date(iso)

test('C1: a request at night waits no staffed seconds until the morning', () => {
  const asked = at('2026-12-01T23:30:00-07:00')
  expect(staffedSeconds(week, DENVER, asked, at('2026-12-02T06:59:00-07:00'))).toBe(0)
  expect(staffedSeconds(week, DENVER, asked, at('2026-12-02T07:04:30-07:00'))).toBe(270)
})

test('C1: seconds on both sides of a night are added, and so are whole days between', () => {
  const asked = at('2026-12-01T20:55:00-07:00')
  expect(staffedSeconds(week, DENVER, asked, at('2026-12-02T07:05:00-07:00'))).toBe(600)
  expect(staffedSeconds(week, DENVER, asked, at('2026-12-03T07:05:00-07:00'))).toBe(600 + 14 * 3_600)
})

test('C1: openings past midnight and overlapping ones count once', () => {
  const night = [open(2, '22:00', '06:00')]
  expect(
    staffedSeconds(night, DENVER, at('2026-12-02T01:00:00-07:00'), at('2026-12-02T08:00:00-07:00')),
  ).toBe(5 * 3_600)
  const twice = [open(2, '08:00', '12:00'), open(2, '11:00', '13:00')]
  expect(
    staffedSeconds(twice, DENVER, at('2026-12-01T00:00:00-07:00'), at('2026-12-01T23:00:00-07:00')),
  ).toBe(5 * 3_600)
})

test('C1: the day of a clock change has its actual hours', () => {
  const around = [open(0, '00:00', '04:00')]
  expect(
    staffedSeconds(around, DENVER, at('2026-11-01T00:00:00-06:00'), at('2026-11-01T12:00:00-07:00')),
  ).toBe(5 * 3_600)
})

test('C12: a due time at night moves to the morning', () => {
  expect(inStaffedHours(week, DENVER, at('2026-12-01T20:00:00-07:00'))).toEqual(
    at('2026-12-01T20:00:00-07:00'),
  )
  expect(inStaffedHours(week, DENVER, at('2026-12-01T22:30:00-07:00'))).toEqual(
    at('2026-12-02T07:00:00-07:00'),
  )
})

test.each([
  ['within one opening', week, '2026-12-01T20:00:00-07:00', '2026-12-01T21:00:00-07:00'],
  ['over a night', week, '2026-12-01T20:30:00-07:00', '2026-12-02T07:30:00-07:00'],
  ['begun in the night', week, '2026-12-01T23:30:00-07:00', '2026-12-02T08:00:00-07:00'],
  [
    'in an opening of the day before',
    [open(2, '22:00', '06:00')],
    ...(['2026-12-02T01:00:00-07:00', '2026-12-02T02:00:00-07:00'] as const),
  ],
  [
    'where openings overlap',
    [open(2, '08:00', '08:30'), open(2, '08:20', '12:00')],
    ...(['2026-12-01T08:00:00-07:00', '2026-12-01T09:00:00-07:00'] as const),
  ],
  [
    'where nobody ever answers',
    [0, 1, 2, 3, 4, 5, 6].map((weekday) => ({ ...open(weekday, '', ''), closed: true })),
    ...(['2026-12-01T08:00:00-07:00', '2026-12-01T09:00:00-07:00'] as const),
  ],
])('B2: sixty staffed minutes %s', (_, rows, from, until) => {
  expect(afterStaffedMinutes(rows, DENVER, at(from), 60)).toEqual(at(until))
})
