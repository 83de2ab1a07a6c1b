import { beforeEach, expect, test } from 'vitest'
import { deviceOf, viewWayOf } from '@/lib/marketing/page-statistics/view-kinds'
import { forgetVisitors, marksKept, seenFirst } from '@/lib/marketing/page-statistics/visitors-of-day'

beforeEach(forgetVisitors)

const zone = 'America/Denver'
const ruth = { address: '203.0.113.7', agent: 'Firefox' }
const on = (day: string) => ({ day, zone, now: new Date(`${day}T18:00:00Z`) })

test('a visitor is counted once a day per page and site, and is somebody new on the next day', () => {
  const day = on('2026-11-27')
  expect(seenFirst(ruth, '/', day)).toEqual({ page: true, site: true })
  expect(seenFirst(ruth, '/', day)).toEqual({ page: false, site: false })
  expect(seenFirst(ruth, '/pricing', day)).toEqual({ page: true, site: false })
  expect(seenFirst({ ...ruth, agent: 'Safari' }, '/', day)).toEqual({ page: true, site: true })
  expect(marksKept()).toBe(5)
  expect(seenFirst(ruth, '/', on('2026-11-28'))).toEqual({ page: true, site: true })
  // Marks of the previous day are gone.
  expect(marksKept()).toBe(2)
})

test('when the day is over nothing is kept, also when nobody comes any more', () => {
  seenFirst(ruth, '/', on('2026-11-27'))
  forgetVisitors()
  expect(marksKept()).toBe(0)
})

test('devices and ways are a few words each', () => {
  expect(deviceOf('Mozilla/5.0 (iPhone; CPU iPhone OS 18_6) Mobile/15E148')).toBe('phone')
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; Pixel 9) Mobile Safari')).toBe('phone')
  expect(deviceOf('Mozilla/5.0 (Linux; Android 15; SM-X910) Safari')).toBe('tablet')
  expect(deviceOf('Mozilla/5.0 (iPad; CPU OS 18_6) Mobile/15E148')).toBe('tablet')
  expect(deviceOf('Mozilla/5.0 (Windows NT 10.0) Firefox/140.0')).toBe('computer')
  expect(viewWayOf({ gclid: 'a', utmSource: 'google' })).toBe('google-ad')
  expect(viewWayOf({ utmCampaign: 'spring' })).toBe('marked-link')
  expect(viewWayOf({ referrer: 'https://a.example/' })).toBe('site')
  expect([viewWayOf({ at: 1 }), viewWayOf(null)]).toEqual(['direct', 'direct'])
})
