import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db } from '@/lib/platform/database/db'
import { containing, searchWords } from '@/lib/platform/database/search-words'
import { badRequest } from '@/lib/platform/errors'
import { readParameters } from '@/lib/platform/http/operation'
import { type Page, type PageWindow, readPage } from '@/lib/platform/http/read-page'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type Field, labelOf } from '@/lib/records/declare/field'
import { type AdminRecord, mayUse, recordOf, selectOf } from '@/lib/records/declare/record'
import { relationOf } from '@/lib/records/declare/relation'
import { entityNamed } from '@/lib/records/entities/registry'
import { csvCell } from '@/lib/records/lists/csv-cell'
import { csvStream } from '@/lib/records/lists/csv-stream'
import { cursorAt, type Place, placeOf, whereAfter } from '@/lib/records/lists/list-cursor'
import { listParameters, viewParameters } from '@/lib/records/lists/list-parameters'
import { type ListQuery, NONE, parseListQuery, STATE_FILTER } from '@/lib/records/lists/list-query'
import { localCell, momentHeadings } from '@/lib/records/lists/spreadsheet-cell'
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

/** A list in the API. `nextCursor` is null at its end, and where no cursor was sent. */
export type ApiList = Omit<Page<AdminRecord>, 'page'> & { page: number | null; nextCursor: string | null }

/**
 * The list for an API URL; with `isForDrafts` also what visitors do not see, for a key that may change it.
 * @throws AppError 403, 400 naming each invalid or unknown parameter
 */
export async function listFromUrl(
  actor: Actor,
  entity: Entity,
  params: URLSearchParams,
  options: Pick<ListQuery, 'isForDrafts'> = {},
): Promise<ApiList> {
  assertCan(actor, options.isForDrafts ? 'update' : 'read', entity.area)
  const { cursor, updatedSince } = readParameters(params, listParameters(actor, entity))
  const query = {
    ...parseListQuery(entity, params).query,
    ...options,
    ...(updatedSince && { updatedSince: new Date(updatedSince) }),
  }
  if (cursor) return walkRecords(actor, entity, query, placeOf(cursor))
  return { ...(await listRecords(actor, entity, query)), nextCursor: null }
}

/** The query of a saved view's or an export's URL. @throws AppError 400 naming each invalid parameter */
export function strictListQuery(entity: Entity, params: URLSearchParams): ListQuery {
  readParameters(params, viewParameters(entity))
  const { query, unknown } = parseListQuery(entity, params)
  // Columns are only judged by the parser.
  if (unknown.length > 0) throw badRequest(`Unknown parameters: ${unknown.join(', ')}`)
  return query
}

/** The records after a place in the order of change; none is skipped when some change in the meantime. */
async function walkRecords(
  actor: Actor,
  entity: Entity,
  query: ListQuery,
  place: Place | null,
): Promise<ApiList> {
  const { pageSize } = query
  const where = await listConditions(actor, entity, query)
  const source = delegateOf(db, entity.name)
  const [found, total] = await Promise.all([
    source.findMany({
      where: { AND: [where, whereAfter(place)] },
      select: selectOf(entity),
      orderBy: [{ updatedAt: 'asc' }, { id: 'asc' }],
      take: pageSize + 1,
    }),
    source.count({ where }),
  ])
  const rows = found.slice(0, pageSize).map((row) => recordOf(entity, row))
  const last = rows.at(-1)
  const nextCursor = found.length > pageSize && last ? cursorAt(last) : null
  return { rows, total, totalIsExact: true, page: null, pageSize, nextCursor }
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
  const timeZone = await companyZone()
  const moments = (label: string) => momentHeadings(label, timeZone)
  const headings = fields.flatMap(([name, field]) =>
    field.kind === 'dateTime' ? moments(labelOf(name, field)) : [labelOf(name, field)],
  )
  const columns = [...headings, ...moments('Created'), ...moments('Changed'), 'ID']
  return csvStream(columns, rowsOf(actor, entity, query, { fields, timeZone }))
}

type Exported = { fields: [string, Field][]; timeZone: string }

async function* rowsOf(actor: Actor, entity: Entity, query: ListQuery, { fields, timeZone }: Exported) {
  const momentCells = (moment: unknown) => [moment ?? '', localCell(moment ? String(moment) : null, timeZone)]
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
        ...fields.flatMap(([name, field]) =>
          field.kind === 'dateTime' ? momentCells(record[name]) : [csvCell(field, record[name], related)],
        ),
        ...momentCells(record.createdAt),
        ...momentCells(record.updatedAt),
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
  const shown = query.isForDrafts ? {} : whereShownTo(actor, entity)
  const seen = [scopeOf(actor, entity), shown]
  const changed = query.updatedSince ? whereChangedSince(entity, query.updatedSince) : {}
  return { AND: [...seen, whereOf(entity, { ...query, filters }), inState, changed] }
}

/** A record also comes onto the site when its date is reached, which changes no row. */
function whereChangedSince({ publication }: Entity, since: Date): Where {
  const changed = { updatedAt: { gte: since } }
  const from = publication?.from
  return from ? { OR: [changed, { [from]: { gte: since, lte: new Date() } }] } : changed
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
