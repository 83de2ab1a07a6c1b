import 'server-only'
import { Readable } from 'node:stream'
import { stringify } from 'csv-stringify'
import type { Actor } from '@/lib/admin/actor'
import { csvCell } from '@/lib/admin/csv-cell'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import { labelOf } from '@/lib/admin/field'
import { type ListQuery, parseListQuery } from '@/lib/admin/list-query'
import { whereOf } from '@/lib/admin/list-where'
import { mayUse, recordOf, selectOf } from '@/lib/admin/record'
import { relatedOf } from '@/lib/admin/related'
import { scopeOf } from '@/lib/admin/scope'
import { assertCan } from '@/lib/auth/access'
import { db } from '@/lib/db'
import { badRequest } from '@/lib/errors'

const BATCH = 500

/**
 * The records that a list's address shows, on all of its pages and oldest first, as the bytes of a CSV file. What the person may not
 * see is not in it, no cell begins as a spreadsheet's formula does, and that it was taken stands in the audit log. Read in batches, so
 * that its length costs no memory.
 * @throws AppError 403 when their role may not export it, 400 naming a parameter the entity does not know
 */
export async function exportCsv(
  actor: Actor,
  entity: Entity,
  params: URLSearchParams,
): Promise<ReadableStream> {
  assertCan(actor, 'export', entity.name)
  const { query, unknown } = parseListQuery(entity, params)
  if (unknown.length > 0) throw badRequest(`This list does not understand: ${unknown.join(', ')}`)
  await recordExport(actor, entity, query)
  const names = Object.keys(entity.fields).filter((name) => mayUse(actor, entity, name))
  const heading = names.flatMap((name) => {
    const field = entity.fields[name]
    return field ? [labelOf(name, field)] : []
  })
  const lines = stringify({
    bom: true,
    escape_formulas: true,
    columns: [...heading, 'Created', 'Changed', 'ID'],
    header: true,
  })
  Readable.from(rowsOf(actor, entity, query, names))
    .on('error', (error) => lines.destroy(error))
    .pipe(lines)
  return Readable.toWeb(lines) as ReadableStream
}

async function* rowsOf(actor: Actor, entity: Entity, query: ListQuery, names: string[]) {
  let after: unknown
  for (;;) {
    const rows = await delegateOf(db, entity.name).findMany({
      where: {
        AND: [scopeOf(actor, entity), whereOf(entity, query), ...(after ? [{ id: { gt: after } }] : [])],
      },
      select: selectOf(entity),
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    const records = rows.map((row) => recordOf(entity, row))
    const related = await relatedOf(entity, records)
    for (const record of records)
      yield [
        ...names.map((name) => csvCell(entity.fields[name], record[name], related)),
        record.createdAt,
        record.updatedAt,
        record.id,
      ]
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id
  }
}

async function recordExport(actor: Actor, entity: Entity, { search, filters }: ListQuery): Promise<void> {
  await db.auditEntry.create({
    data: {
      action: 'export',
      entity: entity.name,
      actorId: actor.id,
      actorName: actor.username,
      after: { search, filters },
      ipAddress: actor.ipAddress,
      requestId: actor.requestId,
    },
  })
}
