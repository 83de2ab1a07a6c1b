import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { AppError, conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { slugField } from '@/lib/records/import/columns'
import { findImport, type Written } from '@/lib/records/import/imports'
import { TRANSACTION_LIMITS } from '@/lib/records/import/limits'
import type { PlannedRow, RowProblems } from '@/lib/records/import/plan-rows'
import { change } from '@/lib/records/store/change'
import { constraintViolation } from '@/lib/records/store/constraint-violation'
import { changedFields, recordAudit } from '@/lib/records/store/history'
import { removeWithin } from '@/lib/records/store/operations'
import { createWithin, updateWithin } from '@/lib/records/store/write-record'

export type RowOutcome = 'created' | 'changed' | 'unchanged' | 'refused'

export type AppliedRow = {
  number: number
  outcome: RowOutcome
  title: string
  fields: string[]
  problems: RowProblems
  /** Set when the row wrote something; `before` is null for a new record. */
  written: { before: AdminRecord | null; after: AdminRecord } | null
}

/** Rows by the record and address they use, to detect later rows that collide. */
export type Seen = Map<string, number>

/** Writes each row in a savepoint, so that refused rows leave nothing behind. @returns rows and cache tags */
export async function applyRows(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  planned: readonly PlannedRow[],
  seen: Seen,
): Promise<{ rows: AppliedRow[]; expired: string[] }> {
  const rows: AppliedRow[] = []
  const expired = new Set<string>()
  for (const row of planned) {
    const applied = await applyRow(tx, actor, entity, row, seen)
    for (const tag of applied.expired) expired.add(tag)
    rows.push(applied.row)
  }
  return { rows, expired: [...expired] }
}

type Applied = { row: AppliedRow; expired: string[] }

async function applyRow(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  planned: PlannedRow,
  seen: Seen,
): Promise<Applied> {
  const { number, before, input } = planned
  const title = String(input?.[entity.title] ?? before?.[entity.title] ?? '')
  const base = { number, title, fields: [], problems: {}, written: null }
  const refused = (problems: RowProblems): Applied => ({
    row: { ...base, outcome: 'refused', problems },
    expired: [],
  })
  if (!input) return refused(planned.problems)
  const collided = collision(entity, planned, seen)
  if (collided) return refused(collided)
  const unchanged: Applied = { row: { ...base, outcome: 'unchanged' }, expired: [] }
  if (before && Object.keys(input).length === 0) return unchanged
  await tx.$executeRaw`savepoint import_row`
  try {
    const written = before
      ? await updateWithin(
          tx,
          actor,
          entity,
          before.id,
          { ...input, updatedAt: before.updatedAt },
          { action: 'update' },
        )
      : await createWithin(tx, actor, entity, input, { action: 'create' })
    await tx.$executeRaw`release savepoint import_row`
    const { after, expired } = written
    const fields = changedFields(entity, before, after)
    if (before && fields.length === 0) return unchanged
    const outcome = before ? 'changed' : 'created'
    return {
      row: { ...base, outcome, title: String(after[entity.title] ?? ''), fields, written: { before, after } },
      expired,
    }
  } catch (error) {
    const refusal = constraintViolation(error, entity) ?? error
    if (!(refusal instanceof AppError)) throw refusal
    await tx.$executeRaw`rollback to savepoint import_row`
    return refused(refusal.fieldErrors ?? { '': refusal.message })
  }
}

/** Two rows for the same record or address would overwrite each other. */
function collision(entity: Entity, { number, before, input }: PlannedRow, seen: Seen): RowProblems | null {
  const slug = slugField(entity)
  const address = slug === 'slug' ? input?.slug : undefined
  const keys = [
    ...(before ? [{ field: '', key: `id ${before.id}` }] : []),
    ...(typeof address === 'string' ? [{ field: 'slug', key: `slug ${address}` }] : []),
  ]
  const taken = keys.find(({ key }) => seen.has(key))
  if (taken) return { [taken.field]: `Row ${seen.get(taken.key)} is about the same ${entity.labels.one}` }
  for (const { key } of keys) seen.set(key, number)
  return null
}

/** Undoes an import, all or nothing. @throws AppError 403, 404, 409 when not applied, or changed since */
export async function undoImport(actor: Actor, entity: Entity, id: string): Promise<{ undone: number }> {
  return change(
    entity,
    async (tx) => {
      await tx.$executeRaw`select 1 from imports where id = ${id}::uuid for update`
      const { state, written, fileName } = await findImport(tx, actor, entity, id)
      if (state !== 'done' || !written)
        throw conflict('This import has not been run, or has already been undone')
      if (written.some(({ before }) => before === null)) assertCan(actor, 'delete', entity.area)
      const expired = new Set<string>()
      // Newest first, in case later rows refer to earlier ones.
      for (const one of written.toReversed()) {
        for (const tag of await takeBack(tx, actor, entity, one)) expired.add(tag)
      }
      const data = { state: 'undone', undoneAt: new Date(), undoneBy: actor.username, written: [] }
      await tx.import.update({ where: { id }, data })
      const after = { fileName, records: written.length }
      await recordAudit(tx, actor, { action: 'undo-import', entity: entity.name, entityId: id, after })
      return { answer: { undone: written.length }, expired: [...expired] }
    },
    TRANSACTION_LIMITS,
  )
}

async function takeBack(tx: Tx, actor: Actor, entity: Entity, written: Written[number]): Promise<string[]> {
  const { id, updatedAt, before } = written
  try {
    if (before === null) return await removeWithin(tx, actor, entity, id, { seen: updatedAt })
    const { expired } = await updateWithin(
      tx,
      actor,
      entity,
      id,
      { ...before, updatedAt },
      { action: 'restore', isUnchecked: true },
    )
    return expired
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    throw conflict(`Nothing was undone: ${reasonOf(error)}`)
  }
}

function reasonOf({ status, message }: AppError): string {
  if (status === 404) return 'one of the items was deleted.'
  // That sentence is about unsaved form input.
  return message.replace(' Your changes have not been saved yet.', '').replace('after you opened it', 'since')
}
