import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LEAD_SLOTS, leadQueue, OVERLOAD } from '@/lib/server/front/lead-queue'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('leads begin in their order, each when one before it has ended', async () => {
  const waitForSlot = leadQueue(() => false)
  const begun: number[] = []
  const ends: (() => void)[] = []
  for (let lead = 0; lead < LEAD_SLOTS.usual + 2; lead += 1) {
    void waitForSlot().then((end) => {
      begun.push(lead)
      ends.push(end)
    })
  }
  await Promise.resolve()
  expect(begun).toHaveLength(LEAD_SLOTS.usual)
  ends[5]?.()
  await Promise.resolve()
  ends[0]?.()
  await Promise.resolve()
  expect(begun).toEqual(Array.from({ length: LEAD_SLOTS.usual + 2 }, (_, lead) => lead))
})

test('while connections wait no lead begins for a moment, then few, and all others when the rush is over', async () => {
  let isOverloaded = true
  const waitForSlot = leadQueue(() => isOverloaded)
  const ends: (() => void)[] = []
  for (let lead = 0; lead < 10; lead += 1) void waitForSlot().then((end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(OVERLOAD.holdMs - 2 * OVERLOAD.recheckMs)
  expect(ends).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(3 * OVERLOAD.recheckMs)
  expect(ends).toHaveLength(LEAD_SLOTS.overloaded)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(LEAD_SLOTS.overloaded + 1)
  isOverloaded = false
  await vi.advanceTimersByTimeAsync(OVERLOAD.recheckMs)
  expect(ends).toHaveLength(10)
})

test('a rush that is over in a moment costs a lead no more than that', async () => {
  let isOverloaded = true
  const waitForSlot = leadQueue(() => isOverloaded)
  let hasBegun = false
  void waitForSlot().then(() => {
    hasBegun = true
  })
  await vi.advanceTimersByTimeAsync(20)
  isOverloaded = false
  await vi.advanceTimersByTimeAsync(OVERLOAD.recheckMs)
  expect(hasBegun).toBe(true)
})

test('one that waits for somebody else keeps nobody out, and its end is counted once', async () => {
  const waitForSlot = leadQueue(() => true)
  const ends: (() => void)[] = []
  for (let lead = 0; lead < 6; lead += 1) void waitForSlot().then((end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(OVERLOAD.holdMs + OVERLOAD.recheckMs + 250)
  expect(ends).toHaveLength(2 * LEAD_SLOTS.overloaded)
  for (const end of ends.slice(0, LEAD_SLOTS.overloaded)) end()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2 * LEAD_SLOTS.overloaded)
})
