import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sharedReads } from '@/lib/platform/cache/shared-read'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function start() {
  let reads = 0
  const shared = sharedReads(1_000)
  return { shared, read: async () => ++reads, count: () => reads }
}

test('a thousand questions of one second are one read', async () => {
  const { shared, read } = start()
  const answers = Array.from({ length: 1_000 }, () => shared.recent('all', read))
  expect(new Set(await Promise.all(answers))).toEqual(new Set([1]))
  await vi.advanceTimersByTimeAsync(999)
  expect(await shared.recent('all', read)).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await shared.recent('all', read)).toBe(2)
})

test('scopes share nothing', async () => {
  const { shared, read } = start()
  expect(await Promise.all([shared.recent('all', read), shared.recent('juniper', read)])).toEqual([1, 2])
})

test('the next value begins later than the question, and one read answers all who ask meanwhile', async () => {
  const { shared, read, count } = start()
  expect(await shared.next('all', read)).toBe(1)
  await vi.advanceTimersByTimeAsync(300)
  const answers = [shared.next('all', read), shared.next('all', read)]
  await vi.advanceTimersByTimeAsync(699)
  expect(count()).toBe(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(await Promise.all(answers)).toEqual([2, 2])
})

test('a read that failed is tried again at the next question', async () => {
  const { shared, read } = start()
  await expect(shared.recent('all', () => Promise.reject(new Error('away')))).rejects.toThrow('away')
  expect(await shared.recent('all', read)).toBe(1)
})

test('nothing is kept for those who no longer ask', async () => {
  const { shared, read } = start()
  await shared.recent('all', read)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(vi.getTimerCount()).toBe(0)
})
