import { expect, test } from 'vitest'
import { alertsWords } from '@/components/admin/desk/tour-requests/lead-copy'
import { formatNear } from '@/components/admin/kit/lead-time'

test('alerts that went out together are one line, with why none arrived', () => {
  const none = { delivered: 0, kept: 0, failed: 0, pending: 0 }
  expect(alertsWords({ ...none, kept: 5 })).toBe('5 alerts, 0 delivered: no mail server')
  expect(alertsWords({ ...none, delivered: 4 })).toBe('4 alerts, 4 delivered')
  expect(alertsWords({ ...none, delivered: 2, failed: 1, pending: 1 })).toBe(
    '4 alerts, 2 delivered, 1 failed, 1 on the way',
  )
  expect(alertsWords({ ...none, delivered: 1 })).toBe('1 alert, 1 delivered')
})

test('a moment is a time today, a weekday this week, else a day, in the zone of the community', () => {
  const zone = 'America/Denver'
  const now = new Date('2026-11-27T16:00:00Z')
  expect(formatNear(new Date('2026-11-27T21:10:00Z'), now, zone)).toBe('2:10 pm')
  // Still today in Denver.
  expect(formatNear(new Date('2026-11-28T05:30:00Z'), now, zone)).toBe('10:30 pm')
  expect(formatNear(new Date('2026-11-30T17:00:00Z'), now, zone)).toBe('Mon')
  expect(formatNear(new Date('2026-11-24T17:00:00Z'), now, zone)).toBe('Tue')
  expect(formatNear(new Date('2026-12-09T17:00:00Z'), now, zone)).toBe('Dec 9')
})
