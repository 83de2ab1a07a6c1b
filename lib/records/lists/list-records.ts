import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import { badRequest } from '@/lib/platform/errors'
import { type Page, type PageWindow, readPage } from '@/lib/platform/http/read-page'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { type AdminRecord, mayUse, recordOf, selectOf } from '@/lib/records/declare/record'
import { relationOf } from '@/lib/records/declare/relation'
import { entityNamed } from '@/lib/records/entities/registry'
import { csvCell } from '@/lib/records/lists/csv-cell'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { type ListQuery, NONE, parseListQuery, STATE_FILTER } from '@/lib/records/lists/list-query'
import type { StateChoice } from '@/lib/records/publish/publication-state'
import { whereState } from '@/lib/records/publish/publication-states'
import { relatedOf } from '@/lib/records/relations/related'
import { recordAudit } from '@/lib/records/store/history'
import { scopeOf } from '@/lib/records/store/scope'
import { whereShownTo } from '@/lib/records/store/where-shown'

/** One page of the user's records. @throws AppError 403 when their role may not read the entity */
export async function listRecords(
  actor: Actor,
  entity: Entity,
  query: ListQuery,
): Promise<Page<AdminRecord>> {
  assertCan(actor, 'read', entity.area)
  const where = await listConditions(actor, entity, query)
  return readPage(query, {
    ids: (window) => readIds(entity, where, query, window),
    rows: async (ids) => {
      const rows = await delegateOf(db, entity.name).findMany({
        where: { id: { in: ids } },
        select: selectOf(entity),
      })
      return rows.map((row) => recordOf(entity, row))
    },
    count: (take) =>
      delegateOf(db, entity.name).count({ where, take, orderBy: orderOf(entity, query.sort, false) }),
  })
}

/** The list for an API URL. @throws AppError 400 naming an unknown parameter */
export function listFromUrl(
  actor: Actor,
  entity: Entity,
  params: URLSearchParams,
): Promise<Page<AdminRecord>> {
  assertCan(actor, 'read', entity.area)
  return listRecords(actor, entity, strictListQuery(entity, params))
}

/** The query of an API URL. @throws AppError 400 naming an unknown parameter */
export function strictListQuery(entity: Entity, params: URLSearchParams): ListQuery {
  const { query, unknown } = parseListQuery(entity, params)
  if (unknown.length > 0) throw badRequest(`This list does not understand: ${unknown.join(', ')}`)
  return query
}

/** The ids just before and after a page in manual order, so that rows can move across pages. */
export async function neighborsOf(actor: Actor, entity: Entity, query: ListQuery, page: number) {
  assertCan(actor, 'read', entity.area)
  const where = await listConditions(actor, entity, query)
  const first = (page - 1) * query.pageSize
  const idAt = async (place: number): Promise<string | null> => {
    if (place < 0) return null
    const [id] = await readIds(entity, where, query, { skip: place, take: 1, fromEnd: false })
    return id ?? null
  }
  const [before, after] = await Promise.all([idAt(first - 1), idAt(first + query.pageSize)])
  return { before, after }
}

async function readIds(entity: Entity, where: object, query: ListQuery, window: PageWindow) {
  const { skip, take, fromEnd } = window
  const rows = await delegateOf(db, entity.name).findMany({
    where,
    select: { id: true },
    orderBy: orderOf(entity, query.sort, fromEnd),
    skip,
    take,
  })
  return rows.map(({ id }) => String(id))
}

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

type Where = Record<string, unknown>

/** Prisma filter for a list as the actor sees it: own communities, search and filters. */
async function listConditions(actor: Actor, entity: Entity, query: ListQuery): Promise<Where> {
  const { [STATE_FILTER]: state, ...filters } = query.filters
  const inState = state ? await whereState(entity, state as StateChoice) : {}
  const seen = [scopeOf(actor, entity), whereShownTo(actor, entity)]
  return { AND: [...seen, whereOf(entity, { ...query, filters }), inState] }
}

/** Every search word must match one of the search fields, and every filter must match. */
function whereOf(entity: Entity, query: ListQuery): Where {
  // An empty OR matches nothing, so lists without search fields ignore the search.
  const words = entity.list.search.length > 0 ? searchWords(query.search) : []
  return {
    AND: [
      ...words.map((word) => ({ OR: containing(word, entity.list.search) })),
      ...Object.entries(query.filters).map(([name, value]) => filtered(entity, name, value)),
    ],
  }
}

function filtered(entity: Entity, name: string, value: string): Where {
  const field = entity.fields[name]
  if (field?.join && value === NONE) return { [field.join.relation]: { none: {} } }
  if (field?.join) return { [field.join.relation]: { some: { [field.join.other]: value } } }
  if (field?.kind === 'boolean') return { [name]: value === 'true' }
  if (field?.kind === 'list') return { [name]: { has: value } }
  return { [name]: field?.entity && value === NONE ? null : value }
}

/** References sort by title, ties by id, so that pages never overlap. `reversed` also moves the nulls. */
function orderOf(entity: Entity, sort: ListQuery['sort'], reversed: boolean): Where[] {
  const field = entity.fields[sort.field]
  const direction = (sort.direction === 'asc') === reversed ? 'desc' : 'asc'
  const first = field?.entity
    ? { [relationOf(sort.field, field)]: { [entityNamed(field.entity).title]: direction } }
    : { [sort.field]: direction }
  return [first, { id: direction }]
}
