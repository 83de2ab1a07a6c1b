import type pg from 'pg'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { createItemRunner } from '@/lib/platform/outbox/item-runner'
import type { ClaimedItem } from '@/lib/platform/outbox/lease'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('a handler is told to stop when its lease is lost, and not because it began while leases were renewed', async () => {
  const signals = new Map<string, AbortSignal>()
  const handler: Handler = {
    kind: 'test',
    afterRestore: 'run',
    concurrency: 8,
    run: (item, signal) => {
      signals.set(item.id, signal)
      return new Promise(() => {})
    },
  }
  const answers: ((rows: { id: string; ours: boolean }[]) => void)[] = []
  const query = () => new Promise((resolve) => answers.push((rows) => resolve({ rows })))
  const runner = createItemRunner({
    owner: 'me',
    pool: { query } as unknown as pg.Pool,
    handlers: new Map([['test', handler]]),
    onCapacity: () => {},
    isOverloaded: () => false,
  })
  const take = (id: string) => runner.start({ id, kind: 'test', crashes: 0 } as ClaimedItem)
  const stopped = () => [...signals].filter(([, { aborted }]) => aborted).map(([id]) => id)
  const renewed = async (found: Record<string, boolean>) => {
    answers.shift()?.(Object.entries(found).map(([id, ours]) => ({ id, ours })))
    await vi.advanceTimersByTimeAsync(0)
  }

  take('early')
  await vi.advanceTimersByTimeAsync(2_000)
  take('meanwhile')
  await renewed({ early: true })
  expect(stopped()).toEqual([])
  await vi.advanceTimersByTimeAsync(2_000)
  await renewed({ early: false, meanwhile: true })
  expect(stopped()).toEqual(['early'])
  runner.abandon()
})
