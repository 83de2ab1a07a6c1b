import { describe, expect, test } from 'vitest'
import { localTime, momentAt, plannedTime } from '@/lib/records/declare/zoned-time'
import { lateness } from '@/lib/records/publish/plan-view'
import { zoneName } from '@/lib/site/content/format-date'

const DENVER = 'America/Denver'
const iso = (day: string, time: string, zone = DENVER) => momentAt({ day, time }, zone)?.toISOString() ?? null

describe('a day and a time in a zone', () => {
  test('is the moment at which its clocks show them, in winter and in summer', () => {
    expect(iso('2026-12-01', '09:00')).toBe('2026-12-01T16:00:00.000Z')
    expect(iso('2026-07-01', '09:00')).toBe('2026-07-01T15:00:00.000Z')
    expect(iso('2026-07-01', '09:00', 'America/Phoenix')).toBe('2026-07-01T16:00:00.000Z')
    expect(iso('2026-12-31', '23:59')).toBe('2027-01-01T06:59:00.000Z')
  })

  test('in the hour skipped in spring is no moment', () => {
    expect(iso('2027-03-14', '01:59')).toBe('2027-03-14T08:59:00.000Z')
    expect(iso('2027-03-14', '02:00')).toBeNull()
    expect(iso('2027-03-14', '02:30')).toBeNull()
    expect(iso('2027-03-14', '03:00')).toBe('2027-03-14T09:00:00.000Z')
    // Arizona does not change its clocks, so the hour exists.
    expect(iso('2027-03-14', '02:30', 'America/Phoenix')).toBe('2027-03-14T09:30:00.000Z')
  })

  test('in the hour repeated in fall is the first one', () => {
    expect(iso('2026-11-01', '01:30')).toBe('2026-11-01T07:30:00.000Z')
    expect(iso('2026-11-01', '02:00')).toBe('2026-11-01T09:00:00.000Z')
  })

  test('that are invalid are no moment', () => {
    for (const [day, time] of [
      ['', '09:00'],
      ['2026-12-01', ''],
      ['2026-02-30', '09:00'],
      ['2026-12-01', '25:00'],
    ] as const)
      expect(iso(day, time), `${day} ${time}`).toBeNull()
  })

  test('come back as they were typed', () => {
    expect(localTime('2026-12-01T16:00:00.000Z', DENVER)).toEqual({ day: '2026-12-01', time: '09:00' })
  })
})

test('a planned time is shown with its zone, and the zone with its name', () => {
  expect(plannedTime('2026-12-01T16:00:00.000Z', DENVER)).toBe('Tue, Dec 1, 9:00 am MST')
  expect(plannedTime('2026-07-01T15:00:00.000Z', DENVER)).toBe('Wed, Jul 1, 9:00 am MDT')
  expect(zoneName(DENVER)).toBe('Mountain Time')
  expect(zoneName('America/New_York', { short: true })).toBe('ET')
})

test('a plan fired more than a minute late says by how much', () => {
  const at = '2026-12-01T16:00:00.000Z'
  const after = (ms: number) => lateness({ at, firedAt: new Date(Date.parse(at) + ms).toISOString() })
  expect(lateness({ at, firedAt: null })).toBeNull()
  expect(after(60_000)).toBeNull()
  expect(after(5 * 60_000)).toBe('5 min late')
  expect(after(3 * 3_600_000)).toBe('3 h late')
  expect(after(72 * 3_600_000)).toBe('3 days late')
})
