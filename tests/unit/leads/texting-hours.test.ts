import { expect, test } from 'vitest'
import { textingTime } from '@/lib/leads/family/texting-hours'

const DENVER = 'America/Denver'
const at = (iso: string) => new Date(iso)
const goes = (iso: string, zone = DENVER, askedAt?: string) =>
  textingTime(at(iso), zone, askedAt ? at(askedAt) : null).toISOString()

test("C16: texts are sent between 8 a.m. and 9 p.m. in the community's zone", () => {
  expect(goes('2030-01-02T14:59:59Z')).toBe('2030-01-02T15:00:00.000Z')
  expect(goes('2030-01-02T15:00:00Z')).toBe('2030-01-02T15:00:00.000Z')
  expect(goes('2030-01-03T03:59:59Z')).toBe('2030-01-03T03:59:59.000Z')
  expect(goes('2030-01-03T04:00:00Z')).toBe('2030-01-03T15:00:00.000Z')
  expect(goes('2030-01-03T04:00:00Z', 'America/Los_Angeles')).toBe('2030-01-03T04:00:00.000Z')
})

test('the night of a clock change ends at eight by the new time', () => {
  expect(goes('2030-03-10T06:00:00Z')).toBe('2030-03-10T14:00:00.000Z')
})

test('B10: an immediate reply is sent at any hour, but not 15 minutes later', () => {
  expect(goes('2030-01-03T06:15:00Z', DENVER, '2030-01-03T06:00:00Z')).toBe('2030-01-03T06:15:00.000Z')
  expect(goes('2030-01-03T06:15:01Z', DENVER, '2030-01-03T06:00:00Z')).toBe('2030-01-03T15:00:00.000Z')
})
