import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { badRequest } from '@/lib/platform/errors'
import { type Page, type PageWindow, readPage } from '@/lib/platform/http/read-page'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { type AdminRecord, recordOf, selectOf } from '@/lib/records/declare/record'
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
