import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { mayUse, recordOf, selectOf } from '@/lib/records/declare/record'
import { csvCell } from '@/lib/records/lists/csv-cell'
import { csvStream } from '@/lib/records/lists/csv-stream'
import type { ListQuery } from '@/lib/records/lists/list-query'
import { strictListQuery } from '@/lib/records/lists/list-records'
import { listConditions } from '@/lib/records/lists/list-where'
import { relatedOf } from '@/lib/records/relations/related'
import { recordAudit } from '@/lib/records/store/history'

const BATCH = 500

/** Exports a filtered list as CSV, without hidden fields; audited. @throws AppError 403, 400 */
export async function exportCsv(
  actor: Actor,
  entity: Entity,
  params: URLSearchParams,
): Promise<ReadableStream> {
  assertCan(actor, 'export', entity.area)
  const query = strictListQuery(entity, params)
  const { search, filters } = query
  await recordAudit(db, actor, { action: 'export', entity: entity.name, after: { search, filters } })
  const fields = Object.entries<Field>(entity.fields).filter(([name]) => mayUse(actor, entity, name))
  const headings = fields.map(([name, field]) => labelOf(name, field))
  const columns = [...headings, 'Created', 'Changed', 'ID']
  return csvStream(columns, rowsOf(actor, entity, query, fields))
}

async function* rowsOf(actor: Actor, entity: Entity, query: ListQuery, fields: [string, Field][]) {
  const where = await listConditions(actor, entity, query)
  let after: unknown
  for (;;) {
    const rows = await delegateOf(db, entity.name).findMany({
      where: { AND: [where, ...(after ? [{ id: { gt: after } }] : [])] },
      select: selectOf(entity),
      orderBy: { id: 'asc' },
      take: BATCH,
    })
    const records = rows.map((row) => recordOf(entity, row))
    const related = await relatedOf(entity, records)
    for (const record of records)
      yield [
        ...fields.map(([name, field]) => csvCell(field, record[name], related)),
        record.createdAt,
        record.updatedAt,
        record.id,
      ]
    if (rows.length < BATCH) return
    after = rows.at(-1)?.id
  }
}
