import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { log } from '@/lib/platform/log'
import type { Handler, Outcome } from '@/lib/platform/outbox/define-handler'
import { type ClaimedItem, CRASHES_AT_MOST, LEASE_S, renew } from '@/lib/platform/outbox/lease'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { RUSH, RUSH_GATHER_MS } from '@/lib/platform/outbox/rush'
import { type Ended, settle } from '@/lib/platform/outbox/settle'
import { reportError } from '@/lib/platform/report-error'

const RENEW_EVERY_MS = 2_000
const SETTLE_RETRY_MS = 500
/** As long as a database may be away before what was done meanwhile is left to be done again. */
const SETTLE_TRIES = 60
/** What other kinds keep of their places while more of a kind that goes first waits than it has places for. */
const PLACES_LEFT = 1 / 8
/** How long those that are taken together are left to gather then. */
const TOGETHER_MS = 250
/** A kind that goes first and had no end for so long is held up itself. */
const MOVING_MS = 500
/** Ends that cannot be written down must not pile up behind new work. */
const HELD_AT_MOST = 500

type Held = { abort: AbortController; until: number }

type Context = {
  owner: string
  pool: pg.Pool
  handlers: ReadonlyMap<string, Handler>
  /** Called when there is room again for a kind of which more may wait. */
  onRoom(): void
  /** Whether more leads are being taken in than the processor can (lib/platform/outbox/rush.ts). */
  isFlooded(): boolean
}

/** What one worker has in hand: runs the handlers, renews the leases and writes down the ends, many at a time. */
export function createHand({ owner, pool, handlers, onRoom, isFlooded }: Context) {
  const held = new Map<string, Held>()
  const running = new Map([...handlers.keys()].map((kind) => [kind, 0]))
  let ended: Ended[] = []
  /** When rows of the kind were asked for. */
  const askedAt = new Map<string, number>()
  /** Kinds that go first and filled their room. */
  const crowded = new Set<string>()
  let firstEndedAt = Number.NEGATIVE_INFINITY
  let settling: Promise<void> | null = null
  const renewal = setInterval(() => void renewAll(), RENEW_EVERY_MS)
  renewal.unref()

  async function handle(item: ClaimedItem, signal: AbortSignal): Promise<void> {
    const handler = handlers.get(item.kind)
    if (!handler) return
    const result: Outcome =
      item.crashes < CRASHES_AT_MOST
        ? await runHandler(handler, item, signal)
        : {
            outcome: 'temporary-failure',
            response: `The worker ended during ${CRASHES_AT_MOST} attempts in a row`,
            sameAtMost: 1,
          }
    log.info(
      {
        kind: item.kind,
        itemId: item.id,
        leadId: item.tourRequestId,
        requestId: item.requestId,
        outcome: result.outcome,
      },
      'attempted',
    )
    running.set(item.kind, (running.get(item.kind) ?? 1) - 1)
    if (handler.goesFirst) firstEndedAt = performance.now()
    onRoom()
    ended.push({ item, result })
    settling ??= settleAll().finally(() => {
      settling = null
    })
  }

  /** While one lot is being written the next gathers. */
  async function settleAll(): Promise<void> {
    while (ended.length > 0) {
      if (held.size >= RUSH) await sleep(RUSH_GATHER_MS)
      const lot = ended
      ended = []
      await settleLot(lot)
      for (const { item } of lot) held.delete(item.id)
      onRoom()
    }
  }

  async function settleLot(lot: Ended[]): Promise<void> {
    for (let tries = 1; tries <= SETTLE_TRIES; tries += 1) {
      try {
        return await settle(owner, lot, handlers)
      } catch (error) {
        log.warn({ err: error, rows: lot.length }, 'the ends of attempts could not be written down yet')
        // One row whose end cannot be written must not keep those of the others.
        if (lot.length > 1 && tries >= 2) {
          for (const one of lot) await settleLot([one])
          return
        }
        if (tries === SETTLE_TRIES) reportError(error, { itemId: lot[0]?.item.id })
        else await sleep(SETTLE_RETRY_MS)
      }
    }
  }

  async function renewAll(): Promise<void> {
    if (held.size === 0) return
    const askedAt = performance.now()
    // What is taken while the answer is on its way has a lease of its own.
    const asked = [...held]
    const ids = asked.map(([id]) => id)
    const renewal = await renew(pool, owner, ids).catch(() => null)
    for (const [id, lease] of asked) {
      if (renewal?.ours.has(id)) lease.until = askedAt + LEASE_S * 1_000
      else if (renewal?.lost.has(id) || performance.now() > lease.until) lease.abort.abort()
    }
  }

  /** Whether more of what goes first waits than there are places for, and it moves: what hangs must hold up nobody. */
  function isPressed(): boolean {
    return crowded.size > 0 && performance.now() - firstEndedAt < MOVING_MS
  }

  /** How many of a kind may be in hand while what goes first is pressed, or leads come before all of it. */
  function placesLeft({ kind, atOnce, goesFirst, together }: Handler): number {
    if (goesFirst) return isFlooded() ? Math.ceil(atOnce / 2) : atOnce
    if (!together || isFlooded()) return Math.ceil(atOnce * PLACES_LEFT)
    return performance.now() - (askedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < TOGETHER_MS ? 0 : atOnce
  }

  return {
    /** How many rows of each kind there is room for; kinds without room are left out. */
    room(): Map<string, number> {
      if (held.size >= HELD_AT_MOST) return new Map()
      const pressed = isPressed() || isFlooded()
      const free = [...handlers].map(([kind, handler]) => {
        const places = pressed ? placesLeft(handler) : handler.atOnce
        return [kind, places - (running.get(kind) ?? 0)] as const
      })
      return new Map(free.filter(([, places]) => places > 0))
    },
    ids: () => [...held.keys()],
    /** What came of asking for as many rows: of a kind that filled its room more may wait. */
    asked(room: ReadonlyMap<string, number>, items: ClaimedItem[]): void {
      for (const [kind, places] of room) {
        const { goesFirst, together } = handlers.get(kind) ?? {}
        if (together) askedAt.set(kind, performance.now())
        if (!goesFirst) continue
        if (items.filter((item) => item.kind === kind).length < places) crowded.delete(kind)
        else crowded.add(kind)
      }
    },
    take(item: ClaimedItem): void {
      const abort = new AbortController()
      held.set(item.id, { abort, until: performance.now() + LEASE_S * 1_000 })
      running.set(item.kind, (running.get(item.kind) ?? 0) + 1)
      void handle(item, abort.signal)
    },
    /** Renews no lease any more: another worker has what is not finished in time. */
    letGo(): void {
      clearInterval(renewal)
    },
    /** Resolves when everything in hand has ended and is written down. */
    async empty(): Promise<void> {
      while ([...running.values()].some((count) => count > 0) || settling) {
        await (settling ?? sleep(20))
      }
      clearInterval(renewal)
    },
  }
}
