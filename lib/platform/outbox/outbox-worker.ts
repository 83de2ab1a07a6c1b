import 'server-only'
import { randomUUID } from 'node:crypto'
import { hostname } from 'node:os'
import type pg from 'pg'
import { openPool } from '@/lib/platform/database/db'
import { BY_INDEX } from '@/lib/platform/database/plan-by-index'
import { log } from '@/lib/platform/log'
import { createBell } from '@/lib/platform/outbox/bell'
import type { Handler } from '@/lib/platform/outbox/define-handler'
import { createHand } from '@/lib/platform/outbox/hand'
import { claim } from '@/lib/platform/outbox/lease'
import { FLOOD, FLOOD_GATHER_MS, RUSH, RUSH_GATHER_MS } from '@/lib/platform/outbox/rush'
import { onWake } from '@/lib/platform/outbox/wake'

export type OutboxWorker = {
  /** performance.now() when the database last answered a question for due rows; 0 before it did. */
  progressAt(): number
  /** Whether it has nothing in hand and found nothing to take. */
  isIdle(): boolean
  /** Takes nothing more and waits for what is in hand. */
  stop(): Promise<void>
  /** Takes nothing more and waits for nothing: another worker takes its place. */
  abandon(): void
}

export type OutboxOptions = {
  pollMs?: number
  /** How many leads this process has in hand at this moment. */
  leadsInHand?: () => number
}

/** Rows arriving together are claimed together. */
const GATHER_MS = 5
/** For claims and leases, apart from the pool of pages and handlers, whose troubles must not cost a lease. */
const POOL_SIZE = 2

/**
 * Works the outbox until it is stopped: takes rows that are due, as many of each kind as its handler has room for, and
 * writes down how they ended. It asks at least every `pollMs`; signals make it sooner.
 */
export function runOutbox(
  list: readonly Handler[],
  { pollMs = 1_000, leadsInHand = () => 0 }: OutboxOptions = {},
): OutboxWorker {
  const owner = `${hostname()}:${process.pid}:${randomUUID().slice(0, 8)}`
  const handlers = new Map(list.map((handler) => [handler.kind, handler]))
  const pool = openPool(POOL_SIZE, BY_INDEX)
  const bell = createBell()
  const isFlooded = () => leadsInHand() >= FLOOD
  const hand = createHand({ owner, pool, handlers, onRoom: bell.ring, isFlooded })
  const silence = onWake(bell.ring)
  let progressAt = 0
  let stopping = false

  /** @returns how many rows there were */
  async function turn(): Promise<number> {
    const room = hand.room()
    if (room.size === 0) return 0
    const items = await claim(pool, { owner, room, inHand: hand.ids() })
    progressAt = performance.now()
    hand.asked(room, items)
    // Taken by an answer that came after the end: its lease runs out, and another worker has it.
    if (!stopping) for (const item of items) hand.take(item)
    return items.length
  }

  function gatherMs(taken: number): number {
    if (isFlooded()) return FLOOD_GATHER_MS
    return taken < RUSH ? GATHER_MS : RUSH_GATHER_MS
  }

  async function work(): Promise<void> {
    while (!stopping) {
      const taken = await turn().catch((error: unknown) => {
        log.warn({ err: error }, 'the outbox could not be asked')
        return 0
      })
      if (!stopping) await bell.wait(gatherMs(taken), pollMs)
    }
  }
  const working = work()

  function leave(): void {
    stopping = true
    silence()
    bell.ring()
  }

  return {
    progressAt: () => progressAt,
    isIdle: () => hand.ids().length === 0,
    async stop() {
      leave()
      await working
      await hand.empty()
      await end(pool)
    },
    abandon() {
      leave()
      hand.letGo()
      void end(pool)
    },
  }
}

/** A pool whose connections are dead would wait for their goodbyes. */
async function end(pool: pg.Pool): Promise<void> {
  await Promise.race([pool.end(), new Promise((resolve) => setTimeout(resolve, 1_000).unref())])
}
