import { describe, expect, test } from 'vitest'
import { callTime, formatDuration } from '@/components/admin/kit/call-time'

const DUE = Date.UTC(2026, 10, 20, 23, 22)
const MINUTE = 60_000

describe('a lead’s state within its ten minutes', () => {
  test.each([
    [13 * 60, 'waiting', 1],
    [10, 'in-time', 1],
    [5.01, 'in-time', 0.501],
    [5, 'soon', 0.5],
    [0.5, 'soon', 0.05],
    [0, 'late', 0],
    [-1.2, 'late', 0],
  ])('%s minutes before it is due: %s', (minutes, state, share) => {
    const time = callTime(DUE, DUE - minutes * MINUTE)
    expect(time.state).toBe(state)
    expect(time.share).toBeCloseTo(share)
    expect(time.ms).toBeCloseTo(Math.abs(minutes) * MINUTE)
  })

  test.each([
    [8 * MINUTE + 21_000, '8:21'],
    [999, '0:00'],
    [64 * MINUTE + 9_000, '1:04:09'],
    [24 * 60 * MINUTE, '1 day'],
    [50 * 60 * MINUTE, '2 days'],
  ])('%s ms are written as %s', (ms, words) => {
    expect(formatDuration(ms)).toBe(words)
  })
})
