import { expect, test } from 'vitest'
import { phoneHours } from '@/lib/leads/callers/phone-hours'
import { nextClosing } from '@/lib/leads/tour-requests/staffed-hours'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'

const ZONE = 'America/Denver'
const blank = { communityId: null, weekday: null, date: null, lastDate: null, closed: false }
const week = (opensAt: string, closesAt: string, days = [0, 1, 2, 3, 4, 5, 6]): StaffedHoursRow[] =>
  days.map((weekday) => ({ ...blank, weekday, opensAt, closesAt }))

const thanksgiving = { ...blank, date: new Date('2026-11-26'), opensAt: '10:00', closesAt: '16:00' }
const hours = [...week('08:00', '21:00'), thanksgiving]

const at = (now: string, rows = hours) => phoneHours({ hours: rows, timeZone: ZONE }, new Date(now))

test.each([
  ['noon', '2026-11-27T12:00:00-07:00', 'open until 9 pm', 'within 10 minutes', '2026-11-28T04:00:00.000Z'],
  [
    '11 pm',
    '2026-11-27T23:00:00-07:00',
    'closed, open again tomorrow 8 am',
    'tomorrow between 8 am and 8:10 am',
    '2026-11-28T15:00:00.000Z',
  ],
  [
    '3 am',
    '2026-11-27T03:00:00-07:00',
    'closed, open again today 8 am',
    'today between 8 am and 8:10 am',
    '2026-11-27T15:00:00.000Z',
  ],
  [
    'a holiday at 9 am',
    '2026-11-26T09:00:00-07:00',
    'closed, open again today 10 am',
    'today between 10 am and 10:10 am',
    '2026-11-26T17:00:00.000Z',
  ],
  [
    'a holiday at noon',
    '2026-11-26T12:00:00-07:00',
    'open until 4 pm',
    'within 10 minutes',
    '2026-11-26T23:00:00.000Z',
  ],
])('T112: at %s the phones say so, and when it ends', (_, now, line, called, changesAt) => {
  expect(at(now)).toMatchObject({ line, called, changesAt, isOpen: line.startsWith('open') })
})

test('T112: the state changes at the very minute that was named', () => {
  const open = at('2026-11-27T20:59:59-07:00')
  expect(open).toMatchObject({ isOpen: true, opens: null })
  const closed = at(open.changesAt ?? '')
  expect(closed).toMatchObject({ isOpen: false, opens: 'tomorrow 8 am' })
  expect(at(closed.changesAt ?? '')).toMatchObject({ isOpen: true })
})

test('openings that run on are one, and without an end the phones are open day and night', () => {
  const allDay = week('00:00', '24:00')
  expect(at('2026-11-27T12:00:00-07:00', allDay)).toMatchObject({
    line: 'open day and night',
    changesAt: null,
  })
  const until = nextClosing(week('20:00', '08:00', [5]), ZONE, new Date('2026-11-28T01:00:00-07:00'))
  expect(until?.toISOString()).toBe('2026-11-28T15:00:00.000Z')
})

test('no hours ahead: closed, and nothing is promised', () => {
  const never = [{ ...blank, weekday: 1, opensAt: null, closesAt: null, closed: true }]
  expect(at('2026-11-27T12:00:00-07:00', never)).toEqual({
    isOpen: false,
    line: 'closed',
    opens: null,
    called: null,
    changesAt: null,
  })
})
