import { expect, it } from 'vitest'
import type { StaffedHoursRow } from '@/lib/site/content/staffed-days'
import { specialDaysText, staffedHoursText } from '@/lib/site/content/staffed-hours-text'

const BLANK: StaffedHoursRow = {
  communityId: null,
  weekday: null,
  date: null,
  lastDate: null,
  opensAt: null,
  closesAt: null,
  closed: false,
}

const day = (weekday: number, opensAt: string, closesAt: string) => ({ ...BLANK, weekday, opensAt, closesAt })
const closed = (weekday: number) => ({ ...BLANK, weekday, closed: true })

it('writes one line for a week of equal days', () => {
  expect(staffedHoursText([])).toBe('7 am – 9 pm, every day')
  expect(staffedHoursText([0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, '08:30', '20:00')))).toBe(
    '8:30 am – 8 pm, every day',
  )
  expect(staffedHoursText([0, 1, 2, 3, 4, 5, 6].map(closed))).toBe('as soon as we can')
})

it('does not say every day when a day has hours of its own', () => {
  const thanksgiving = { ...BLANK, date: new Date('2026-11-26'), opensAt: '08:00', closesAt: '17:00' }
  expect(staffedHoursText([thanksgiving])).toBe('7 am – 9 pm, holiday hours vary')
})

it('groups neighboring equal days, Monday first', () => {
  const week = [1, 2, 3, 4, 5].map((weekday) => day(weekday, '07:00', '21:00'))
  expect(staffedHoursText([...week, day(6, '09:00', '17:00'), closed(0)])).toBe(
    'Mon–Fri 7 am – 9 pm, Sat 9 am – 5 pm, Sun closed',
  )
})

it('lists every opening of a day, and closed for a day without one', () => {
  expect(
    staffedHoursText([day(6, '13:00', '16:00'), day(6, '09:00', '12:00'), day(1, '00:00', '24:00')]),
  ).toBe('Mon midnight – midnight, Tue–Fri closed, Sat 9 am – 12 pm and 1 pm – 4 pm, Sun closed')
})

it('announces special days, with a community’s own entry instead of the company’s', () => {
  const thanksgiving = { ...BLANK, date: new Date('2026-11-26') }
  const vacation = { date: new Date('2026-12-01'), lastDate: new Date('2026-12-03') }
  const rows = [
    { ...BLANK, ...vacation, opensAt: '09:00', closesAt: '12:00' },
    { ...thanksgiving, closed: true, note: 'Thanksgiving.' },
    { ...thanksgiving, communityId: 'a', opensAt: '10:00', closesAt: '14:00' },
    { ...BLANK, date: new Date('2026-12-25'), closed: true },
    { ...BLANK, date: new Date('2026-11-20'), closed: true },
  ]
  // Late on November 22 in Denver.
  const at = { now: new Date('2026-11-23T05:00:00Z'), zone: 'America/Denver', days: 14 }
  expect(specialDaysText(rows, at)).toEqual([
    'Thu, Nov 26: 10 am – 2 pm.',
    'Tue, Dec 1 – Thu, Dec 3: 9 am – 12 pm.',
  ])
})
