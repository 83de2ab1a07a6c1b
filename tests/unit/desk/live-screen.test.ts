import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { type Changed, createLiveScreen } from '@/lib/browser/live-screen'

beforeEach(() => vi.useFakeTimers())
afterEach(() => vi.useRealTimers())

function open({ settleMs = 0 } = {}) {
  const asked: { at: number; changed: string[] | null }[] = []
  const answers: (() => void)[] = []
  let answersAtOnce = true
  let isHidden = false
  let fails = false
  const screen = createLiveScreen({ isHidden: () => isHidden, spreadMs: 0 })
  const began = performance.now()
  const remove = screen.add(async (changed: Changed) => {
    asked.push({ at: Math.round(performance.now() - began), changed: changed && [...changed] })
    if (!answersAtOnce) await new Promise<void>((resolve) => answers.push(resolve))
    if (fails) throw new Error('503')
  }, settleMs)
  return {
    ...screen,
    asked,
    answers,
    remove,
    slow: () => (answersAtOnce = false),
    hide: (hidden: boolean) => (isHidden = hidden),
    fail: (failing: boolean) => (fails = failing),
  }
}

const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const ids = (...all: string[]) => new Set(all)

test('a change is asked for at once, those after it together two seconds later', async () => {
  const screen = open()
  screen.changed(ids('a'))
  await pass(100)
  for (let at = 0; at < 40; at += 1) {
    screen.changed(ids(`b${at % 3}`))
    await pass(40)
  }
  await pass(5_000)
  expect(screen.asked).toEqual([
    { at: 0, changed: ['a'] },
    { at: 2_000, changed: ['b0', 'b1', 'b2'] },
  ])
})

test('a storm of a minute is thirty requests', async () => {
  const screen = open()
  for (let at = 0; at < 600; at += 1) {
    screen.changed(ids(String(at)))
    await pass(100)
  }
  expect(screen.asked.length).toBeLessThanOrEqual(31)
})

test('nothing is asked while an answer is awaited', async () => {
  const screen = open()
  screen.slow()
  screen.changed(ids('a'))
  await pass(0)
  screen.changed(ids('b'))
  await pass(29_000)
  expect(screen.asked).toHaveLength(1)
  screen.answers[0]?.()
  await pass(0)
  expect(screen.asked.map(({ changed }) => changed)).toEqual([['a'], ['b']])
})

test('an answer that never comes counts as a failure after half a minute', async () => {
  const screen = open()
  screen.slow()
  screen.changed(ids('a'))
  await pass(60_000)
  expect(screen.asked.map(({ at }) => Math.round(at / 1_000))).toEqual([0, 30])
  expect(screen.asked[1]?.changed).toEqual(['a'])
})

test('a hidden screen asks for nothing, and once when it is shown again', async () => {
  const screen = open()
  screen.hide(true)
  for (const id of ['a', 'b', 'c']) {
    screen.changed(ids(id))
    await pass(60_000)
  }
  expect(screen.asked).toEqual([])
  screen.hide(false)
  screen.shown()
  await pass(60_000)
  expect(screen.asked.map(({ changed }) => changed)).toEqual([['a', 'b', 'c']])
})

test('hidden between the change and its turn, it waits as well', async () => {
  const screen = open({ settleMs: 1_000 })
  screen.changed(ids('a'))
  await pass(500)
  screen.hide(true)
  await pass(60_000)
  expect(screen.asked).toEqual([])
  screen.hide(false)
  screen.shown()
  await pass(1_000)
  expect(screen.asked).toHaveLength(1)
})

test('a screen without a change asks for nothing when it is shown again', async () => {
  const screen = open()
  screen.shown()
  await pass(60_000)
  expect(screen.asked).toEqual([])
})

test('it asks ever less often while it fails, and for all that changed since', async () => {
  const screen = open()
  screen.fail(true)
  screen.changed(ids('a'))
  await pass(1_000)
  screen.changed(ids('b'))
  await pass(300_000)
  const gaps = screen.asked.map(({ at }, index) => at - (screen.asked[index - 1]?.at ?? 0)).slice(1)
  expect(gaps.slice(0, 7)).toEqual([4_000, 8_000, 16_000, 32_000, 60_000, 60_000, 60_000])
  screen.fail(false)
  await pass(60_000)
  expect(screen.asked.at(-1)?.changed?.toSorted()).toEqual(['a', 'b'])
  const { length } = screen.asked
  await pass(300_000)
  expect(screen.asked).toHaveLength(length)
})

test('when anything may have changed, everything is asked for', async () => {
  const screen = open()
  screen.changed(ids('a'))
  screen.changed(null)
  screen.changed(ids('b'))
  await pass(0)
  expect(screen.asked.map(({ changed }) => changed)).toEqual([null])
})

test('parts of a screen ask one after the other', async () => {
  const screen = open()
  screen.slow()
  const second = vi.fn(async () => {})
  screen.add(second)
  screen.changed(ids('a'))
  await pass(1_000)
  expect(second).not.toHaveBeenCalled()
  screen.answers[0]?.()
  await pass(0)
  expect(second).toHaveBeenCalledTimes(1)
})

test('a screen that was left asks for nothing', async () => {
  const screen = open({ settleMs: 500 })
  screen.changed(ids('a'))
  screen.remove()
  screen.changed(ids('b'))
  await pass(60_000)
  expect(screen.asked).toEqual([])
})
