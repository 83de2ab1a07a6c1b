import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { type Actor, systemActor } from '@/lib/accounts/actor'
import {
  type Counts,
  isRetentionKind,
  MAX_MONTHS,
  type Periods,
  RETENTION_KINDS,
  type RetentionKind,
} from '@/lib/desk/personal-data/retention-kinds'
import { countDue, removeDue } from '@/lib/desk/personal-data/retention-rules'
import { db, type Tx } from '@/lib/platform/database/db'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { recordAudit } from '@/lib/records/store/history'

const WORDS = `Please enter a whole number of months from 1 to ${MAX_MONTHS}, or leave it empty`
const months = z.nullish(z.int(WORDS).min(1, WORDS).max(MAX_MONTHS, WORDS))

/** Null: kept. */
export const periodsSchema = z.object(
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, months])) as Record<RetentionKind, typeof months>,
)

type TypedPeriods = z.output<typeof periodsSchema>

async function readPeriods(tx: Tx): Promise<Periods> {
  const rows = await tx.retentionPeriod.findMany()
  return Object.fromEntries(
    rows.flatMap((row) => (isRetentionKind(row.kind) ? [[row.kind, row.months]] : [])),
  )
}

type Retention = { periods: Periods; due: Counts; last: { at: Date; counts: Partial<Counts> } | null }

/** @throws AppError 403 */
export async function readRetention(actor: Actor): Promise<Retention> {
  assertCan(actor, 'read', 'persons')
  const [periods, last] = await Promise.all([
    readPeriods(db),
    db.auditEntry.findFirst({
      where: { action: 'personal-data.retention' },
      orderBy: { at: 'desc' },
      select: { at: true, after: true },
    }),
  ])
  const due = await countDue(db, periods, new Date())
  return { periods, due, last: last && { at: last.at, counts: (last.after ?? {}) as Partial<Counts> } }
}

/** Counts for periods that are not saved yet. @throws AppError 403 */
export async function previewRetention(actor: Actor, typed: TypedPeriods): Promise<Counts> {
  assertCan(actor, 'read', 'persons')
  return countDue(db, chosenPeriods(typed), new Date())
}

/** @throws AppError 403 */
export async function savePeriods(actor: Actor, typed: TypedPeriods): Promise<void> {
  assertCan(actor, 'update', 'persons')
  const periods = chosenPeriods(typed)
  await db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('retention_periods', 0))`
    const before = await readPeriods(tx)
    await tx.retentionPeriod.deleteMany()
    const data = Object.entries(periods).map(([kind, months]) => ({ kind, months }))
    await tx.retentionPeriod.createMany({ data })
    await recordAudit(tx, actor, {
      action: 'personal-data.periods',
      entity: 'retentionPeriod',
      before: { ...before },
      after: { ...periods },
    })
  })
}

function chosenPeriods(typed: TypedPeriods): Periods {
  return Object.fromEntries(RETENTION_KINDS.flatMap((kind) => (typed[kind] ? [[kind, typed[kind]]] : [])))
}

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
