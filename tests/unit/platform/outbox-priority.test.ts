import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler, Outcome } from '@/lib/platform/outbox/define-handler'
import { createItemRunner } from '@/lib/platform/outbox/item-runner'
import type { ClaimedItem } from '@/lib/platform/outbox/lease'

vi.mock('@/lib/platform/outbox/settle', () => ({ settle: async () => {} }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const itemsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${kind} ${at}`, kind, crashes: 0 }) as ClaimedItem)

/** A runner with a kind that rings (alerts), letters, and a bulk kind. */
function givenRunner(isOverloaded = false) {
  const ends: (() => void)[] = []
  const run = () => new Promise<Outcome>((resolve) => ends.push(() => resolve({ outcome: 'done' })))
  const handlers: Handler[] = [
    { kind: 'alert', afterRestore: 'hold', concurrency: 4, rings: true, run },
    { kind: 'letter', afterRestore: 'hold', concurrency: 16, run },
    { kind: 'search', afterRestore: 'run', concurrency: 32, inBulk: true, run },
  ]
  const runner = createItemRunner({
    owner: 'me',
    pool: {} as pg.Pool,
    handlers: new Map(handlers.map((handler) => [handler.kind, handler])),
    onCapacity: () => {},
    isOverloaded: () => isOverloaded,
  })
  /** Acts as a claim that returns this many alerts. */
  const turn = (alerts: number) => {
    const items = itemsOf('alert', alerts)
    runner.claimed(runner.capacity(), items)
    for (const item of items) runner.start(item)
  }
  const endOne = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { runner, turn, endOne, slots: (kind = 'letter') => runner.capacity().get(kind) ?? 0 }
}

test('while more alerts wait than are in runner, letters have an eighth of their places', async () => {
  const { runner, turn, endOne, slots } = givenRunner()
  expect(slots()).toBe(16)
  turn(4)
  await endOne()
  expect(slots()).toBe(2)
  for (const letter of itemsOf('letter', 2)) runner.start(letter)
  expect(slots()).toBe(0)
  turn(0)
  expect(slots()).toBe(14)
  runner.abandon()
})

test('what is worked on together is taken seldom then, and as much as there is', async () => {
  const { runner, turn, endOne, slots } = givenRunner()
  turn(4)
  expect(slots('search')).toBe(32)
  await endOne()
  expect(slots('search')).toBe(0)
  await vi.advanceTimersByTimeAsync(250)
  expect(slots('search')).toBe(32)
  runner.abandon()
})

test('alerts that hang hold up no letter', async () => {
  const { runner, turn, endOne, slots } = givenRunner()
  turn(4)
  await endOne()
  expect(slots()).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(slots()).toBe(16)
  runner.abandon()
})

test('while leads come in faster than the processor can, alerts have half of their places and all else an eighth', () => {
  const { runner, slots } = givenRunner(true)
  expect([slots('alert'), slots('letter'), slots('search')]).toEqual([2, 2, 4])
  runner.abandon()
})
