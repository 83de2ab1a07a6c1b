import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import {
  type Counts,
  isRetentionKind,
  MAX_MONTHS,
  type Periods,
  RETENTION_KINDS,
  type RetentionKind,
} from '@/lib/desk/personal-data/retention-kinds'
import { countDue } from '@/lib/desk/personal-data/retention-rules'
import { db, type Tx } from '@/lib/platform/database/db'
import { recordAudit } from '@/lib/records/store/history'

const WORDS = `Please enter a whole number of months from 1 to ${MAX_MONTHS}, or nothing`
const months = z.nullish(z.int(WORDS).min(1, WORDS).max(MAX_MONTHS, WORDS))

/** Null: kept. */
export const periodsSchema = z.object(
  Object.fromEntries(RETENTION_KINDS.map((kind) => [kind, months])) as Record<RetentionKind, typeof months>,
)

type TypedPeriods = z.output<typeof periodsSchema>

export async function readPeriods(tx: Tx): Promise<Periods> {
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
