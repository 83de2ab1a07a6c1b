import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { FLOOD, FLOOD_GATHER_MS } from '@/lib/platform/outbox/rush'

const { claim, bells } = vi.hoisted(() => ({
  claim: vi.fn(async () => []),
  bells: new Set<() => void>(),
}))
vi.mock('@/lib/platform/outbox/lease', async (actual) => ({ ...(await actual<object>()), claim }))
vi.mock('@/lib/platform/outbox/settle', () => ({ settle: async () => {} }))
vi.mock('@/lib/platform/database/db', () => ({ openPool: () => ({ end: async () => {} }) }))
vi.mock('@/lib/platform/outbox/wake', () => ({
  onWake: (bell: () => void) => {
    bells.add(bell)
    return () => bells.delete(bell)
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const letter: Handler = { kind: 'letter', atOnce: 4, run: async () => ({ outcome: 'done' }) }

/** How often a worker asks for rows in a second in which one is written every ten milliseconds. */
async function askedWhile(leads: number): Promise<number> {
  const worker = runOutbox([letter], { leadsInHand: () => leads })
  await vi.advanceTimersByTimeAsync(FLOOD_GATHER_MS)
  claim.mockClear()
  for (let moment = 0; moment < 100; moment += 1) {
    for (const ring of bells) ring()
    await vi.advanceTimersByTimeAsync(10)
  }
  const asked = claim.mock.calls.length
  const stopped = worker.stop()
  await vi.advanceTimersByTimeAsync(FLOOD_GATHER_MS)
  await stopped
  return asked
}

test('while more leads are stored than the processor can, rows are asked for four times a second', async () => {
  const asked = await askedWhile(FLOOD)
  expect(asked).toBeGreaterThanOrEqual(1_000 / FLOOD_GATHER_MS)
  expect(asked).toBeLessThanOrEqual(1_000 / FLOOD_GATHER_MS + 1)
})

test('a few leads at once slow nothing', async () => {
  expect(await askedWhile(FLOOD - 1)).toBeGreaterThan(90)
})
