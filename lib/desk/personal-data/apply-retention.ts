import 'server-only'
import * as z from 'zod'
import { systemActor } from '@/lib/accounts/actor'
import { type Counts, RETENTION_KINDS } from '@/lib/desk/personal-data/retention-kinds'
import { readPeriods } from '@/lib/desk/personal-data/retention-periods'
import { removeDue } from '@/lib/desk/personal-data/retention-rules'
import { db } from '@/lib/platform/database/db'
import { defineHandler } from '@/lib/platform/outbox/define-handler'
import { enqueue } from '@/lib/platform/outbox/enqueue'
import { recordAudit } from '@/lib/records/store/record-audit'

const KIND = 'apply-retention'

export const RETENTION_SWEEP_MS = 60 * 60 * 1000

/** Rows per transaction, and time per run. */
const BATCH = 200
const RUN_MS = 20_000

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Enqueues the day's run, once across workers; nothing without a period. */
export async function planRetention(now = new Date()): Promise<void> {
  if ((await db.retentionPeriod.count()) === 0) return
  await enqueue(db, {
    kind: KIND,
    dedupKey: `${KIND}:${now.toISOString().slice(0, 10)}`,
    payload: { part: 1 },
  })
}

/** Removes what exceeds its period; what does not fit into one run continues in the next. */
export const applyRetention = defineHandler({
  kind: KIND,
  concurrency: 1,
  payload: z.object({ part: z.int() }),
  async handle(item, { part }, signal) {
    const isFinished = await runRetention({ now: item.startedAt, signal })
    if (!isFinished) {
      const dedupKey = `${KIND}:${item.startedAt.toISOString()}`
      await enqueue(db, { kind: KIND, dedupKey, payload: { part: part + 1 } })
    }
    return { outcome: 'done' }
  },
})

/** Runs batches until done or out of time, and records the counts. @returns false when time ran out */
export async function runRetention({
  now,
  signal,
  batch = BATCH,
}: {
  now: Date
  signal?: AbortSignal
  batch?: number
}): Promise<boolean> {
  const periods = await readPeriods(db)
  const counts = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 0])) as Counts
  const until = performance.now() + RUN_MS
  let isFinished = true
  for (const kind of RETENTION_KINDS) {
    const months = periods[kind]
    if (!months) continue
    for (let removed = batch; removed === batch; counts[kind] += removed) {
      isFinished = !signal?.aborted && performance.now() < until
      if (!isFinished) break
      removed = await db.$transaction((tx) => removeDue(tx, kind, months, { now, most: batch }), LIMITS)
    }
    if (!isFinished) break
  }
  await recordAudit(db, systemActor('Retention'), {
    action: 'personal-data.retention',
    entity: 'retentionPeriod',
    before: { ...periods },
    after: counts,
  })
  return isFinished
}
