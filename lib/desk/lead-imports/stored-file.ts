import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { guessLeadColumns, isLeadColumn, type LeadColumn } from '@/lib/desk/lead-imports/lead-columns'
import { db, type Tx } from '@/lib/platform/database/db'
import { badRequest, forbidden, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { type ImportLine, readStored, type StoredImport } from '@/lib/records/import/imports'
import { UNDO_DAYS } from '@/lib/records/import/limits'
import { readTable } from '@/lib/records/import/read-table'

const ENTITY = 'tourRequest'
const DAY_MS = 24 * 60 * 60 * 1000
/** Files of offices may begin with a title and a date. */
const HEADING_WITHIN = 15

/** Stores another system's list of families with its columns guessed. @throws AppError 400, 403, 413 */
export async function storeLeadFile(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  fileName: string,
): Promise<{ id: string }> {
  assertCan(actor, 'create', 'leads')
  if (!actor.id) throw forbidden('Only a person can import a file')
  const sheet = await readTable(body)
  const table = [sheet.header, ...sheet.rows]
  const named = table
    .slice(0, HEADING_WITHIN)
    .map((row) => guessLeadColumns(row).filter((name) => name !== null).length)
  const at = Math.max(0, named.indexOf(Math.max(...named)))
  const [header = [], ...rows] = table.slice(at)
  if (rows.length === 0) throw badRequest('This file has no rows below its headings')
  await db.import.deleteMany({ where: { createdAt: { lt: new Date(Date.now() - UNDO_DAYS * DAY_MS) } } })
  return db.import.create({
    data: {
      entity: ENTITY,
      fileName: fileName.slice(0, 255) || 'File',
      header,
      rows,
      firstRow: at + 2,
      mapping: guessLeadColumns(header),
      actorId: actor.id,
      actorName: actor.username,
    },
    select: { id: true },
  })
}

/** One's own file, or any for an administrator. @throws AppError 403, 404 */
export async function findLeadFile(tx: Tx, actor: Actor, id: string): Promise<StoredImport> {
  assertCan(actor, 'create', 'leads')
  const row = isUuid(id)
    ? await tx.import.findFirst({ where: { id, entity: ENTITY, ...visibleTo(actor) } })
    : null
  if (!row) throw notFound('There is no such import')
  return readStored(row)
}

/** Imports of families of the last 30 days, newest first. @throws AppError 403 */
export async function listLeadFiles(actor: Actor): Promise<ImportLine[]> {
  assertCan(actor, 'create', 'leads')
  const since = new Date(Date.now() - UNDO_DAYS * DAY_MS)
  const rows = await db.import.findMany({
    where: { entity: ENTITY, createdAt: { gte: since }, state: { not: 'uploaded' }, ...visibleTo(actor) },
    orderBy: { createdAt: 'desc' },
    take: 20,
  })
  return rows.map((row) => {
    const { id, fileName, state, actorName, counts } = readStored(row)
    return { id, fileName, state, actorName, counts, createdAt: row.createdAt.toISOString() }
  })
}

/** @throws AppError 400 when the columns do not fit the file, or two go to one field */
export function readMapping(
  header: readonly string[],
  mapping: readonly (string | null)[],
): (LeadColumn | null)[] {
  const columns = mapping.map((name) => (name !== null && isLeadColumn(name) ? name : null))
  if (mapping.length !== header.length || mapping.some((name, at) => name !== columns[at]))
    throw badRequest('These columns do not fit this file')
  const used = columns.filter((name) => name !== null)
  if (new Set(used).size < used.length)
    throw badRequest('Two columns have the same field. Leave one of them out.')
  return columns
}

function visibleTo({ id, role }: Actor) {
  return role === 'admin' ? {} : { actorId: id ?? '' }
}
