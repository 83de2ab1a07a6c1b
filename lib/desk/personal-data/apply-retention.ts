import 'server-only'
import { systemActor } from '@/lib/accounts/actor'
import { type Counts, RETENTION_KINDS } from '@/lib/desk/personal-data/retention-kinds'
import { readPeriods } from '@/lib/desk/personal-data/retention-periods'
import { removeDue } from '@/lib/desk/personal-data/retention-rules'
import { db } from '@/lib/platform/database/db'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { recordAudit } from '@/lib/records/store/history'

/** Rows per transaction, and time until what was removed is recorded. */
const BATCH = 200
const RUN_MS = 20_000

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Removes what exceeds its period. */
export const applyRetention = defineSweep({
  name: 'apply-retention',
  at: { hour: 0 },
  isOn: async () => (await db.retentionPeriod.count()) > 0,
  async run(now) {
    let isFinished = false
    while (!isFinished) isFinished = await runRetention({ now })
  },
})

/** Runs batches until done or out of time, and records the counts. @returns false when time ran out */
export async function runRetention({ now, batch = BATCH }: { now: Date; batch?: number }): Promise<boolean> {
  const periods = await readPeriods(db)
  const counts = Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, 0])) as Counts
  const until = performance.now() + RUN_MS
  let isFinished = true
  for (const kind of RETENTION_KINDS) {
    const months = periods[kind]
    if (!months) continue
    for (let removed = batch; removed === batch; counts[kind] += removed) {
      isFinished = performance.now() < until
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
