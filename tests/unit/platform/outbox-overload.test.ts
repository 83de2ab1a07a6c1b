import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { runOutbox } from '@/lib/platform/outbox/outbox-worker'
import { OVERLOAD_GATHER_MS, OVERLOAD_LEADS } from '@/lib/platform/outbox/overload'

const { claim, wakeUps } = vi.hoisted(() => ({
  claim: vi.fn(async () => []),
  wakeUps: new Set<() => void>(),
}))
vi.mock('@/lib/platform/outbox/lease', async (actual) => ({ ...(await actual<object>()), claim }))
vi.mock('@/lib/platform/outbox/settle', () => ({ settle: async () => {} }))
vi.mock('@/lib/platform/database/db', () => ({ openPool: () => ({ end: async () => {} }) }))
vi.mock('@/lib/platform/outbox/wake', () => ({
  onWake: (wake: () => void) => {
    wakeUps.add(wake)
    return () => wakeUps.delete(wake)
  },
}))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const letter: Handler = {
  kind: 'letter',
  afterRestore: 'run',
  concurrency: 4,
  run: async () => ({ outcome: 'done' }),
}

/** Claims per second while a row is added every ten milliseconds. */
async function claimsWhile(leads: number): Promise<number> {
  const worker = runOutbox([letter], { leadsInProgress: () => leads })
  await vi.advanceTimersByTimeAsync(OVERLOAD_GATHER_MS)
  claim.mockClear()
  for (let moment = 0; moment < 100; moment += 1) {
    for (const wake of wakeUps) wake()
    await vi.advanceTimersByTimeAsync(10)
  }
  const claims = claim.mock.calls.length
  const stopped = worker.stop()
  await vi.advanceTimersByTimeAsync(OVERLOAD_GATHER_MS)
  await stopped
  return claims
}

test('while more leads are stored than the processor can, rows are asked for four times a second', async () => {
  const claims = await claimsWhile(OVERLOAD_LEADS)
  expect(claims).toBeGreaterThanOrEqual(1_000 / OVERLOAD_GATHER_MS)
  expect(claims).toBeLessThanOrEqual(1_000 / OVERLOAD_GATHER_MS + 1)
})

test('a few leads at once slow nothing', async () => {
  expect(await claimsWhile(OVERLOAD_LEADS - 1)).toBeGreaterThan(90)
})
