import { expect, test } from 'vitest'
import { nextAttempt } from '@/lib/platform/outbox/retry-schedule'

const MINUTE = 60_000

/** Start times of every attempt of a delivery that always fails at once, in ms from its creation. */
function attempts(): number[] {
  const created = new Date(0)
  const starts = [0]
  for (let at: Date | null = created; ; starts.push(at.getTime())) {
    at = nextAttempt(starts.length, created, at)
    if (!at) return starts
  }
}

test('delays are 2, 4, 8, 16, 30, 30 … s for ten minutes, then five minutes, for 72 hours', () => {
  const starts = attempts()
  const delays = starts.slice(1).map((start, index) => start - (starts[index] ?? 0))
  expect(delays.slice(0, 6)).toEqual([2_000, 4_000, 8_000, 16_000, 30_000, 30_000])
  for (const [index, delay] of delays.entries()) {
    const age = starts[index] ?? 0
    if (age >= 10 * MINUTE) expect(delay).toBe(5 * MINUTE)
    else expect(delay).toBeLessThanOrEqual(30_000)
  }
  const last = starts.at(-1) ?? 0
  expect(last).toBeGreaterThanOrEqual(72 * 60 * MINUTE)
  expect(last).toBeLessThan(72 * 60 * MINUTE + 5 * MINUTE)
})
