import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { STALLED_AFTER_MS, startWorker, type Worker } from '@/lib/server/worker/start-worker'

// Outboxes that only report when they last made progress.
const started: { movedAt: number; isAbandoned: boolean }[] = []
vi.mock('@/lib/platform/outbox/outbox-worker', () => ({
  runOutbox: () => {
    const outbox = { movedAt: 0, isAbandoned: false }
    started.push(outbox)
    return {
      progressAt: () => outbox.movedAt,
      isIdle: () => false,
      stop: async () => {},
      abandon: () => {
        outbox.isAbandoned = true
      },
    }
  },
}))
vi.mock('@/lib/server/worker/run-sweeps', () => ({ runSweeps: () => [] }))

let worker: Worker

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] })
  started.length = 0
})
afterEach(async () => {
  await worker.stop()
  vi.useRealTimers()
})

/** Advances time, with or without progress of the latest outbox. */
function pass(ms: number, { isMoving }: { isMoving: boolean }): void {
  for (let passed = 0; passed < ms; passed += 1_000) {
    const latest = started.at(-1)
    if (isMoving && latest) latest.movedAt = performance.now()
    vi.advanceTimersByTime(1_000)
  }
}

test('a worker that stands still is left behind and another takes its place, each time', async () => {
  worker = startWorker()
  pass(3 * STALLED_AFTER_MS, { isMoving: true })
  expect(started).toHaveLength(1)
  expect(await worker.isMoving()).toBe(true)
  pass(STALLED_AFTER_MS + 5_000, { isMoving: false })
  expect(started.map(({ isAbandoned }) => isAbandoned)).toEqual([true, false])
  expect(await worker.isMoving()).toBe(false)
  pass(STALLED_AFTER_MS, { isMoving: true })
  expect(await worker.isMoving()).toBe(true)
  pass(STALLED_AFTER_MS + 5_000, { isMoving: false })
  expect(started.map(({ isAbandoned }) => isAbandoned)).toEqual([true, true, false])
})

test('a worker that is a process of its own says so instead, for whoever starts it anew', () => {
  const onStall = vi.fn()
  worker = startWorker({ onStall })
  pass(STALLED_AFTER_MS + 5_000, { isMoving: false })
  expect(onStall).toHaveBeenCalled()
  expect(started).toHaveLength(1)
})
