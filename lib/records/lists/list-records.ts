import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import { readParameters } from '@/lib/platform/http/operation'
import { type Page, type PageWindow, readPage } from '@/lib/platform/http/read-page'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
import { cursorAt, type Place, placeOf, whereAfter } from '@/lib/records/lists/list-cursor'
import { listParameters, viewParameters } from '@/lib/records/lists/list-parameters'
import { type ListQuery, parseListQuery } from '@/lib/records/lists/list-query'
import { listConditions, orderOf } from '@/lib/records/lists/list-where'

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
  if (unknown.length > 0) throw badRequest(`This list does not understand: ${unknown.join(', ')}`)
  return query
}

/** The records after a place in the order of change, of which none is skipped, whatever changes meanwhile. */
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
