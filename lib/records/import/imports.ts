import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { badRequest, forbidden, methodNotAllowed, notFound } from '@/lib/platform/errors'
import type { Import } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'
import type { Entity } from '@/lib/records/declare/define-entity'
import {
  guessMapping,
  headingRow,
  importableFields,
  isImportable,
  type Mapping,
} from '@/lib/records/import/columns'
import { UNDO_DAYS } from '@/lib/records/import/limits'
import { readTable } from '@/lib/records/import/read-table'
import type { RefusedRow } from '@/lib/records/import/report'
import { hiddenFields } from '@/lib/records/lists/screen-data'

const DAY_MS = 24 * 60 * 60 * 1000

const counts = z.object({
  created: z.number(),
  changed: z.number(),
  unchanged: z.number(),
  refused: z.number(),
})
const stored = z.object({
  rows: z.array(z.array(z.string())),
  mapping: z.array(z.string().nullable()),
  counts: counts.nullable(),
  refused: z.array(z.custom<RefusedRow>()).nullable(),
  written: z
    .array(
      z.object({
        id: z.string(),
        updatedAt: z.string(),
        before: z.record(z.string(), z.unknown()).nullable(),
      }),
    )
    .nullable(),
})

export type Written = NonNullable<z.output<typeof stored>['written']>

export type StoredImport = z.output<typeof stored> & {
  id: string
  fileName: string
  header: string[]
  /** The number of the first row below the heading, as spreadsheets count. */
  firstRow: number
  state: 'uploaded' | 'done' | 'undone'
  actorName: string
  createdAt: Date
  doneAt: Date | null
  undoneAt: Date | null
  undoneBy: string | null
}

export type ImportLine = {
  id: string
  fileName: string
  state: StoredImport['state']
  actorName: string
  createdAt: string
  counts: z.output<typeof counts> | null
}

/** @throws AppError 403, 405 when the entity's records cannot be imported */
function assertMayImport(actor: Actor, entity: Entity): void {
  assertCan(actor, 'create', entity.area)
  assertCan(actor, 'update', entity.area)
  if (!isImportable(entity)) {
    throw methodNotAllowed(`${entity.labels.many} cannot be imported`, [])
  }
}

/**
 * Stores a table, finds its heading, guesses its columns and deletes old imports.
 * @throws AppError 400, 403, 405, 413
 */
export async function createImport(
  actor: Actor,
  entity: Entity,
  body: ReadableStream<Uint8Array> | null,
  fileName: string,
): Promise<{ id: string }> {
  assertMayImport(actor, entity)
  if (!actor.id) throw forbidden('An import belongs to a person')
  const sheet = await readTable(body)
  const hidden = hiddenFields(actor, entity)
  const table = [sheet.header, ...sheet.rows]
  const at = headingRow(entity, table, hidden)
  const [header = [], ...rows] = table.slice(at)
  if (rows.length === 0) throw badRequest('This file has no rows below its heading')
  await db.import.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - UNDO_DAYS * DAY_MS) } } })
  return db.import.create({
    data: {
      entity: entity.name,
      fileName: fileName.slice(0, 255) || 'File',
      header,
      rows,
      firstRow: at + 2,
      mapping: guessMapping(entity, header, hidden),
      actorId: actor.id,
      actorName: actor.username,
    },
    select: { id: true },
  })
}

/** The user's own import, or any import for an administrator. @throws AppError 403, 404, 405 */
export async function findImport(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<StoredImport> {
  assertMayImport(actor, entity)
  const row = isUuid(id)
    ? await tx.import.findFirst({ where: { id, entity: entity.name, ...visibleTo(actor) } })
    : null
  if (!row) throw notFound('There is no such import')
  return readStored(row)
}

/** A row of imports with its contents typed. */
export function readStored(row: Import): StoredImport {
  return { ...row, ...stored.parse(row), state: row.state as StoredImport['state'] }
}

/** Completed imports of the last 30 days, newest first: one's own, or all for an administrator. */
export async function listImports(actor: Actor, entity: Entity): Promise<ImportLine[]> {
  assertMayImport(actor, entity)
  const since = new Date(Date.now() - UNDO_DAYS * DAY_MS)
  const rows = await db.import.findMany({
    where: {
      entity: entity.name,
      createdAt: { gte: since },
      state: { not: 'uploaded' },
      ...visibleTo(actor),
    },
    select: { id: true, fileName: true, state: true, actorName: true, createdAt: true, counts: true },
    orderBy: { createdAt: 'desc' },
    take: 20,
  })
  return rows.map(({ createdAt, state, counts: stored, ...row }) => ({
    ...row,
    state: state as StoredImport['state'],
    createdAt: createdAt.toISOString(),
    counts: counts.safeParse(stored).data ?? null,
  }))
}

/** @throws AppError 400 when a column maps to a field the user cannot write, or two map to one field */
export function assertMapping(
  actor: Actor,
  entity: Entity,
  header: readonly string[],
  mapping: Mapping,
): void {
  const known = importableFields(entity, hiddenFields(actor, entity))
  const labels = new Map([['id', 'ID'], ...known.map(({ name, label }): [string, string] => [name, label])])
  const used = mapping.filter((name) => name !== null)
  const unknown = used.find((name) => !labels.has(name))
  if (mapping.length !== header.length || unknown) throw badRequest('These columns do not match this file')
  const twice = used.find((name, at) => used.indexOf(name) !== at)
  if (twice) throw badRequest(`Two columns are set to ${labels.get(twice)}. Please change one of them.`)
  if (used.every((name) => name === 'id')) throw badRequest('Choose a field for at least one column')
}

function visibleTo({ id, role }: Actor) {
  return role === 'admin' ? {} : { actorId: id ?? '' }
}
