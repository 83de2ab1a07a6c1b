import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { LEAD_PLACES, leadTurns, RUSH } from '@/lib/server/front/lead-turns'

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

test('leads begin in their order, each when one before it has ended', async () => {
  const takeTurn = leadTurns(() => false)
  const begun: number[] = []
  const ends: (() => void)[] = []
  for (let lead = 0; lead < LEAD_PLACES.usual + 2; lead += 1) {
    void takeTurn().then((end) => {
      begun.push(lead)
      ends.push(end)
    })
  }
  await Promise.resolve()
  expect(begun).toHaveLength(LEAD_PLACES.usual)
  ends[5]?.()
  await Promise.resolve()
  ends[0]?.()
  await Promise.resolve()
  expect(begun).toEqual(Array.from({ length: LEAD_PLACES.usual + 2 }, (_, lead) => lead))
})

test('while connections wait no lead begins for a moment, then few, and all others when the rush is over', async () => {
  let isRushed = true
  const takeTurn = leadTurns(() => isRushed)
  const ends: (() => void)[] = []
  for (let lead = 0; lead < 10; lead += 1) void takeTurn().then((end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(RUSH.heldMs - 2 * RUSH.lookMs)
  expect(ends).toHaveLength(0)
  await vi.advanceTimersByTimeAsync(3 * RUSH.lookMs)
  expect(ends).toHaveLength(LEAD_PLACES.inRush)
  ends[0]?.()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(LEAD_PLACES.inRush + 1)
  isRushed = false
  await vi.advanceTimersByTimeAsync(RUSH.lookMs)
  expect(ends).toHaveLength(10)
})

test('a rush that is over in a moment costs a lead no more than that', async () => {
  let isRushed = true
  const takeTurn = leadTurns(() => isRushed)
  let hasBegun = false
  void takeTurn().then(() => {
    hasBegun = true
  })
  await vi.advanceTimersByTimeAsync(20)
  isRushed = false
  await vi.advanceTimersByTimeAsync(RUSH.lookMs)
  expect(hasBegun).toBe(true)
})

test('one that waits for somebody else keeps nobody out, and its end is counted once', async () => {
  const takeTurn = leadTurns(() => true)
  const ends: (() => void)[] = []
  for (let lead = 0; lead < 6; lead += 1) void takeTurn().then((end) => ends.push(end))
  await vi.advanceTimersByTimeAsync(RUSH.heldMs + RUSH.lookMs + 250)
  expect(ends).toHaveLength(2 * LEAD_PLACES.inRush)
  for (const end of ends.slice(0, LEAD_PLACES.inRush)) end()
  await vi.advanceTimersByTimeAsync(0)
  expect(ends).toHaveLength(2 * LEAD_PLACES.inRush)
})
