import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler, Outcome } from '@/lib/platform/outbox/define-handler'
import { createHand } from '@/lib/platform/outbox/hand'
import type { ClaimedItem } from '@/lib/platform/outbox/lease'

vi.mock('@/lib/platform/outbox/settle', () => ({ settle: async () => {} }))

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const itemsOf = (kind: string, count: number) =>
  Array.from({ length: count }, (_, at) => ({ id: `${kind} ${at}`, kind, crashes: 0 }) as ClaimedItem)

/** A worker's hand with alerts, which go first, and letters. */
function givenHand(isFlooded = false) {
  const ends: (() => void)[] = []
  const run = () => new Promise<Outcome>((resolve) => ends.push(() => resolve({ outcome: 'done' })))
  const handlers: Handler[] = [
    { kind: 'alert', atOnce: 4, goesFirst: true, run },
    { kind: 'letter', atOnce: 16, run },
    { kind: 'search', atOnce: 32, together: true, run },
  ]
  const hand = createHand({
    owner: 'me',
    pool: {} as pg.Pool,
    handlers: new Map(handlers.map((handler) => [handler.kind, handler])),
    onRoom: () => {},
    isFlooded: () => isFlooded,
  })
  /** As a worker's turn that finds so many alerts. */
  const turn = (alerts: number) => {
    const items = itemsOf('alert', alerts)
    hand.asked(hand.room(), items)
    for (const item of items) hand.take(item)
  }
  const endOne = async () => {
    ends.shift()?.()
    await vi.advanceTimersByTimeAsync(0)
  }
  return { hand, turn, endOne, places: (kind = 'letter') => hand.room().get(kind) ?? 0 }
}

test('while more alerts wait than are in hand, letters have an eighth of their places', async () => {
  const { hand, turn, endOne, places } = givenHand()
  expect(places()).toBe(16)
  turn(4)
  await endOne()
  expect(places()).toBe(2)
  for (const letter of itemsOf('letter', 2)) hand.take(letter)
  expect(places()).toBe(0)
  turn(0)
  expect(places()).toBe(14)
  hand.letGo()
})

test('what is worked on together is taken seldom then, and as much as there is', async () => {
  const { hand, turn, endOne, places } = givenHand()
  turn(4)
  expect(places('search')).toBe(32)
  await endOne()
  expect(places('search')).toBe(0)
  await vi.advanceTimersByTimeAsync(250)
  expect(places('search')).toBe(32)
  hand.letGo()
})

test('alerts that hang hold up no letter', async () => {
  const { hand, turn, endOne, places } = givenHand()
  turn(4)
  await endOne()
  expect(places()).toBe(2)
  await vi.advanceTimersByTimeAsync(1_000)
  expect(places()).toBe(16)
  hand.letGo()
})

test('while leads come in faster than the processor can, alerts have half of their places and all else an eighth', () => {
  const { hand, places } = givenHand(true)
  expect([places('alert'), places('letter'), places('search')]).toEqual([2, 2, 4])
  hand.letGo()
})
