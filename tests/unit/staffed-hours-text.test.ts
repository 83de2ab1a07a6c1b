import { expect, it } from 'vitest'
import { staffedHoursText } from '@/lib/content/staffed-hours-text'

const day = (weekday: number, opensAt: string, closesAt: string) => ({
  weekday,
  opensAt,
  closesAt,
  closed: false,
})

it('says one line for a week of equal days', () => {
  expect(staffedHoursText([])).toBe('7 am – 9 pm, every day')
  expect(staffedHoursText([0, 1, 2, 3, 4, 5, 6].map((weekday) => day(weekday, '08:30', '20:00')))).toBe(
    '8:30 am – 8 pm, every day',
  )
})

it('draws neighbouring equal days together, Monday first', () => {
  const week = [1, 2, 3, 4, 5].map((weekday) => day(weekday, '07:00', '21:00'))
  expect(
    staffedHoursText([
      ...week,
      day(6, '09:00', '17:00'),
      { weekday: 0, opensAt: null, closesAt: null, closed: true },
    ]),
  ).toBe('Mon–Fri 7 am – 9 pm, Sat 9 am – 5 pm, Sun closed')
})
