import 'server-only'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import { openPool } from '@/lib/platform/database/db'
import { BY_INDEX } from '@/lib/platform/database/plan-by-index'
import { log } from '@/lib/platform/log'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { createItemRunner } from '@/lib/platform/outbox/item-runner'
import { claim } from '@/lib/platform/outbox/lease'
import {
  BURST_GATHER_MS,
  BURST_ROWS,
  OVERLOAD_GATHER_MS,
  OVERLOAD_LEADS,
} from '@/lib/platform/outbox/overload'
import { onWake } from '@/lib/platform/outbox/wake'

export type OutboxWorker = {
  /** performance.now() of the last successful claim, even an empty one; 0 before the first. */
  progressAt(): number
  isIdle(): boolean
  /** Stops claiming and waits for running items. */
  stop(): Promise<void>
  /** Stops claiming without waiting, when another worker takes over. */
  abandon(): void
}

type OutboxOptions = { pollMs?: number; leadsInProgress?: () => number }

/** Rows arriving together are claimed together. */
const GATHER_MS = 5
/** A separate pool: trouble in the pool of pages and handlers must not cost a lease. */
const POOL_SIZE = 2

/** Runs the outbox until stopped: claims due rows up to each handler's capacity, at least every `pollMs`. */
export function runOutbox(
  list: readonly Handler[],
  { pollMs = 1_000, leadsInProgress = () => 0 }: OutboxOptions = {},
): OutboxWorker {
  const owner = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`
  const handlers = new Map(list.map((handler) => [handler.kind, handler]))
  const pool = openPool(POOL_SIZE, BY_INDEX)
  const wakeSignal = createWakeSignal()
  const isOverloaded = () => leadsInProgress() >= OVERLOAD_LEADS
  const runner = createItemRunner({ owner, pool, handlers, onCapacity: wakeSignal.wake, isOverloaded })
  const unsubscribe = onWake(wakeSignal.wake)
  let progressAt = 0
  let stopping = false

  async function claimDue(): Promise<number> {
    const capacity = runner.capacity()
    if (capacity.size === 0) return 0
    const items = await claim(pool, { owner, capacity, running: runner.ids() })
    progressAt = performance.now()
    runner.claimed(capacity, items)
    // Rows claimed after the stop are left alone: their lease expires, and another worker gets them.
    if (!stopping) for (const item of items) runner.start(item)
    return items.length
  }

  function gatherMs(claimed: number): number {
    if (isOverloaded()) return OVERLOAD_GATHER_MS
    return claimed < BURST_ROWS ? GATHER_MS : BURST_GATHER_MS
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const claimed = await claimDue().catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox could not be read')
        return 0
      })
      if (!stopping) await wakeSignal.wait(gatherMs(claimed), pollMs)
    }
  }
  const working = work()

  function stopClaiming(): void {
    stopping = true
    unsubscribe()
    wakeSignal.wake()
  }

  return {
    progressAt: () => progressAt,
    isIdle: () => runner.ids().length === 0,
    async stop() {
      stopClaiming()
      await working
      await runner.drain()
      await end(pool)
    },
    abandon() {
      stopClaiming()
      runner.abandon()
      void end(pool)
    },
  }
}

/** Dead connections would never confirm their end. */
async function end(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
}

/** Sleeps until woken or timed out. A wake-up between two sleeps ends the next one early. */
function createWakeSignal() {
  let isWoken = false
  let endSleep: (() => void) | null = null

  const sleep = (ms: number, endsEarly: boolean) =>
    new Promise<void>((resolve) => {
      const timer = setTimeout(done, ms)
      function done() {
        clearTimeout(timer)
        endSleep = null
        resolve()
      }
      if (endsEarly) endSleep = done
    })

  return {
    wake(): void {
      isWoken = true
      endSleep?.()
    },
    /** Waits `leastMs`, so that close wake-ups count as one, and at most `mostMs`. */
    async wait(leastMs: number, mostMs: number): Promise<void> {
      await sleep(leastMs, false)
      if (!isWoken) await sleep(Math.max(0, mostMs - leastMs), true)
      isWoken = false
    },
  }
}
