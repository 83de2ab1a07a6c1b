import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type AppliedRow, applyRows, type Seen } from '@/lib/records/import/apply-rows'
import { dryRun } from '@/lib/records/import/dry-run'
import { assertMapping, findImport, type StoredImport } from '@/lib/records/import/imports'
import { TRANSACTION_LIMITS } from '@/lib/records/import/limits'
import { type PlannedRow, planRows } from '@/lib/records/import/plan-rows'
import { type ImportReport, problemText, type RefusedRow, reportOn } from '@/lib/records/import/report'
import { recordAudit } from '@/lib/records/store/history'
import { fetchRowPictures } from '@/lib/records/store/picture-addresses'

/** Rows per preview transaction; its locks are released after each. */
const CHUNK = 100

const mapping = z.array(z.string().max(60).nullable(), 'Choose the columns').max(500)

export const previewSchema = z.strictObject({ mapping })
export const runSchema = z.strictObject({
  mapping,
  /** Refuses the whole file when one row is refused. */
  allOrNothing: z.boolean('Choose what happens to the other rows').default(false),
})

/** Previews an import by running it and rolling back. @throws AppError 400, 403, 404, 409 if already done */
export async function previewImport(
  actor: Actor,
  entity: Entity,
  id: string,
  { mapping }: z.output<typeof previewSchema>,
): Promise<ImportReport> {
  const file = await openImport(db, actor, entity, id)
  assertMapping(actor, entity, file.header, mapping)
  const seen: Seen = new Map()
  const rows: AppliedRow[] = []
  const fetched = new Map<string, string>()
  for (const part of chunksOf(file, entity.readTogether ? file.rows.length : CHUNK)) {
    const given = { mapping, header: file.header, rows: part }
    const planned = await planWithPictures(actor, entity, given, fetched)
    rows.push(...(await dryRun(async (tx) => (await applyRows(tx, actor, entity, planned, seen)).rows)))
  }
  const refused = refusedRows(entity, file, rows)
  await db.import.update({ where: { id }, data: { mapping, refused } })
  return reportOn(entity, rows)
}

/** Writes the accepted rows (`allOrNothing`: all or none), undoable. @throws AppError 400, 403, 404, 409 */
export async function runImport(
  actor: Actor,
  entity: Entity,
  id: string,
  { mapping, allOrNothing }: z.output<typeof runSchema>,
): Promise<ImportReport> {
  const { report, expired } = await db.$transaction(async (tx) => {
    // A double click is one import.
    await tx.$executeRaw`select 1 from imports where id = ${id}::uuid for update`
    const file = await openImport(tx, actor, entity, id)
    assertMapping(actor, entity, file.header, mapping)
    const { rows, expired } = await applyAll(tx, actor, entity, file, mapping)
    const report = reportOn(entity, rows)
    if (allOrNothing && report.counts.refused > 0) {
      throw conflict(`${report.counts.refused} of the rows are refused, so nothing was imported`)
    }
    const data = {
      mapping,
      counts: report.counts,
      refused: refusedRows(entity, file, rows),
      written: writtenBy(rows),
    }
    await tx.import.update({ where: { id }, data: { ...data, rows: [], state: 'done', doneAt: new Date() } })
    await recordAudit(tx, actor, {
      action: 'import',
      entity: entity.name,
      entityId: id,
      after: { fileName: file.fileName, ...report.counts },
    })
    await announceExpiry(tx, expired)
    return { report, expired }
  }, TRANSACTION_LIMITS)
  expireNow(expired)
  return report
}

async function applyAll(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  file: StoredImport,
  mapping: z.output<typeof previewSchema>['mapping'],
) {
  const seen: Seen = new Map()
  const rows: AppliedRow[] = []
  const expired = new Set<string>()
  const fetched = new Map<string, string>()
  for (const part of chunksOf(file, CHUNK)) {
    const given = { mapping, header: file.header, rows: part }
    const planned = await planWithPictures(actor, entity, given, fetched)
    const applied = await applyRows(tx, actor, entity, planned, seen)
    rows.push(...applied.rows)
    for (const tag of applied.expired) expired.add(tag)
  }
  return { rows, expired: [...expired] }
}

/** The planned rows with their pictures in the library; a row is refused when one cannot be fetched. */
async function planWithPictures(
  actor: Actor,
  entity: Entity,
  given: Parameters<typeof planRows>[2],
  fetched: Map<string, string>,
): Promise<PlannedRow[]> {
  const planned = await planRows(actor, entity, given)
  const rows: PlannedRow[] = []
  for (const row of planned) {
    const { input, errors } = row.input
      ? await fetchRowPictures(actor, entity, row.input, fetched)
      : { input: null, errors: {} }
    if (!input) rows.push(row)
    else if (Object.keys(errors).length > 0) rows.push({ ...row, input: null, problems: errors })
    else rows.push({ ...row, input, problems: null })
  }
  return rows
}

async function openImport(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<StoredImport> {
  const file = await findImport(tx, actor, entity, id)
  if (file.state !== 'uploaded') throw conflict('This file has already been imported')
  return file
}

function* chunksOf({ rows, firstRow }: StoredImport, size: number) {
  const numbered = rows.map((cells, at) => ({ number: at + firstRow, cells }))
  for (let at = 0; at < numbered.length; at += size) yield numbered.slice(at, at + size)
}

function refusedRows(entity: Entity, { rows, firstRow }: StoredImport, applied: AppliedRow[]): RefusedRow[] {
  return applied
    .filter(({ outcome }) => outcome === 'refused')
    .map((row) => ({
      number: row.number,
      cells: rows[row.number - firstRow] ?? [],
      words: problemText(entity, row),
    }))
}

/** Per written record, the data that an undo needs. */
function writtenBy(rows: AppliedRow[]): Prisma.InputJsonArray {
  return rows.flatMap(({ written, fields }): Prisma.InputJsonObject[] => {
    if (!written) return []
    const { before, after } = written
    const values = before && Object.fromEntries(fields.map((name) => [name, before[name]]))
    return [{ id: after.id, updatedAt: after.updatedAt, before: values as Prisma.InputJsonObject | null }]
  })
}
