import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import type pg from 'pg'
import { databaseFailure } from '@/lib/platform/database/database-failure'
import { log } from '@/lib/platform/log'
import type { Handler, Outcome } from '@/lib/platform/outbox/define-handler'
import { type ClaimedItem, CRASHES_AT_MOST, LEASE_S, renew } from '@/lib/platform/outbox/lease'
import { BURST_GATHER_MS, BURST_ROWS } from '@/lib/platform/outbox/overload'
import { runHandler } from '@/lib/platform/outbox/run-handler'
import { setAside } from '@/lib/platform/outbox/set-aside'
import { type Ended, settle } from '@/lib/platform/outbox/settle'
import { reportError } from '@/lib/platform/report-error'

const RENEW_EVERY_MS = 2_000
const SETTLE_RETRY_MS = 500
/** A result that cannot be recorded for another reason is set aside: a moment may have been the reason. */
const FAULTY_SETTLE_TRIES = 3
/** Attempts until results are dropped and the items are redone: bridges a database outage of 30 s. */
const SETTLE_TRIES = 60
/** Share of slots that other kinds keep while a kind that rings has more due rows than slots. */
const REMAINING_SHARE = 1 / 8
const BULK_GATHER_MS = 250
/** A kind that rings without a finished item for this long is stuck itself and gets no precedence. */
const ALERT_STALL_MS = 500
/** Limits finished items that could not be recorded yet. */
const MAX_LEASES = 500

type Attempted = Ended & { tries: number }

const CRASHED = `The worker stopped during ${CRASHES_AT_MOST} attempts in a row`

type Context = {
  owner: string
  pool: pg.Pool
  handlers: ReadonlyMap<string, Handler>
  onCapacity(): void
  /** True when leads arrive faster than the processor can handle (lib/platform/outbox/overload.ts). */
  isOverloaded(): boolean
}

/** Runs one worker's claimed items: calls handlers, renews leases, and records results in batches. */
export function createItemRunner({ owner, pool, handlers, onCapacity, isOverloaded }: Context) {
  const leases = new Map<string, { abort: AbortController; until: number }>()
  const running = new Map([...handlers.keys()].map((kind) => [kind, 0]))
  let ended: Attempted[] = []
  /** Batches that wait to be recorded again. */
  let postponed = 0
  const claimedAt = new Map<string, number>()
  /** Kinds that ring and whose last claim filled their capacity. */
  const saturated = new Set<string>()
  let alertEndedAt = Number.NEGATIVE_INFINITY
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
            response: CRASHED,
            ownError: CRASHED,
            maxIdentical: 1,
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
    if (handler.rings) alertEndedAt = performance.now()
    onCapacity()
    add({ item, result, tries: 1 })
  }

  function add(...attempted: Attempted[]): void {
    ended.push(...attempted)
    settling ??= settleAll().finally(() => {
      settling = null
    })
  }

  /** While one batch is being recorded, the next one gathers. */
  async function settleAll(): Promise<void> {
    while (ended.length > 0) {
      if (leases.size >= BURST_ROWS) await sleep(BURST_GATHER_MS)
      const batch = ended
      ended = []
      await settleBatch(batch)
      onCapacity()
    }
  }

  async function settleBatch(batch: Attempted[]): Promise<void> {
    try {
      await settle(owner, batch, handlers)
      for (const { item } of batch) leases.delete(item.id)
    } catch (error) {
      log.warn({ err: error, rows: batch.length }, 'the ends of attempts could not be recorded yet')
      const failure = databaseFailure(error)
      if (failure === 'away' || (failure === 'busy' && batch.some(({ tries }) => tries === 1)))
        return settleLater(batch, error)
      // One item that cannot be recorded must not block the others.
      if (batch.length === 1) return setAsideOrRetry(batch, error)
      for (const one of batch) await settleBatch([one])
    }
  }

  async function setAsideOrRetry(one: Attempted[], error: unknown): Promise<void> {
    const id = one[0]?.item.id ?? ''
    const most = databaseFailure(error) ? SETTLE_TRIES : FAULTY_SETTLE_TRIES
    if (one.every(({ tries }) => tries < most)) return settleLater(one, error)
    const wasSent = one.some(({ result }) => result.outcome === 'sent')
    // If this fails, too, the lease expires and a worker redoes the row.
    await setAside(id, error, { wasSent }).catch((failed: unknown) => reportError(failed, { itemId: id }))
    leases.delete(id)
  }

  /** Meanwhile others are recorded. */
  function settleLater(batch: Attempted[], error: unknown): void {
    const kept = batch.filter(({ tries }) => tries < SETTLE_TRIES)
    const dropped = batch.filter(({ tries }) => tries >= SETTLE_TRIES)
    for (const { item } of dropped) leases.delete(item.id)
    if (dropped.length > 0) reportError(error, { itemId: dropped[0]?.item.id })
    if (kept.length === 0) return
    postponed += 1
    setTimeout(() => {
      postponed -= 1
      add(...kept.map((one) => ({ ...one, tries: one.tries + 1 })))
    }, SETTLE_RETRY_MS)
  }

  async function renewAll(): Promise<void> {
    if (leases.size === 0) return
    const requestedAt = performance.now()
    // Rows claimed during the request get their own lease.
    const before = [...leases]
    const ids = before.map(([id]) => id)
    const renewal = await renew(pool, owner, ids).catch(() => null)
    for (const [id, lease] of before) {
      if (renewal?.ours.has(id)) lease.until = requestedAt + LEASE_S * 1_000
      else if (renewal?.lost.has(id) || performance.now() > lease.until) lease.abort.abort()
    }
  }

  /** True while alerts exceed their slots and make progress; stuck ones must not hold up the rest. */
  function areAlertsWaiting(): boolean {
    return saturated.size > 0 && performance.now() - alertEndedAt < ALERT_STALL_MS
  }

  function reducedSlots({ kind, concurrency, rings, inBulk }: Handler): number {
    if (rings) return isOverloaded() ? Math.ceil(concurrency / 2) : concurrency
    if (!inBulk || isOverloaded()) return Math.ceil(concurrency * REMAINING_SHARE)
    return performance.now() - (claimedAt.get(kind) ?? Number.NEGATIVE_INFINITY) < BULK_GATHER_MS
      ? 0
      : concurrency
  }

  return {
    /** Free slots by kind, without the kinds that have none. */
    capacity(): Map<string, number> {
      if (leases.size >= MAX_LEASES) return new Map()
      const isReduced = areAlertsWaiting() || isOverloaded()
      const free = [...handlers].map(([kind, handler]) => {
        const slots = isReduced ? reducedSlots(handler) : handler.concurrency
        return [kind, slots - (running.get(kind) ?? 0)] as const
      })
      return new Map(free.filter(([, slots]) => slots > 0))
    },
    ids: () => [...leases.keys()],
    /** Records a claim: a kind that rings and filled its capacity may have more rows. */
    claimed(capacity: ReadonlyMap<string, number>, items: ClaimedItem[]): void {
      for (const [kind, slots] of capacity) {
        const { rings, inBulk } = handlers.get(kind) ?? {}
        if (inBulk) claimedAt.set(kind, performance.now())
        if (!rings) continue
        if (items.filter((item) => item.kind === kind).length < slots) saturated.delete(kind)
        else saturated.add(kind)
      }
    },
    start(item: ClaimedItem): void {
      const abort = new AbortController()
      leases.set(item.id, { abort, until: performance.now() + LEASE_S * 1_000 })
      running.set(item.kind, (running.get(item.kind) ?? 0) + 1)
      void handle(item, abort.signal)
    },
    /** Stops renewing: another worker takes over whatever does not finish in time. */
    abandon(): void {
      clearInterval(renewal)
    },
    async drain(): Promise<void> {
      while ([...running.values()].some((count) => count > 0) || settling || postponed > 0) {
        await (settling ?? sleep(20))
      }
      clearInterval(renewal)
    },
  }
}
