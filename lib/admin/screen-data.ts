import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import { type ListQuery, MAX_PAGE_SIZE, parseListQuery } from '@/lib/admin/list-query'
import { listRecords } from '@/lib/admin/operations'
import { allowedOn } from '@/lib/admin/permissions'
import { type AdminRecord, mayUse } from '@/lib/admin/record'
import { relatedOf } from '@/lib/admin/related'
import { can } from '@/lib/auth/access'
import { childrenOf } from '@/lib/entities/registry'

/** The children of a record, entity by entity, as its form lists them. */
export async function childrenData(actor: Actor, entity: Entity, record: AdminRecord) {
  const readable = childrenOf(entity).filter((child) => can(actor, 'read', child.name))
  return Promise.all(
    readable.map(async (child) => {
      const filters = { [String(child.parent)]: record.id }
      const { query } = parseListQuery(child, new URLSearchParams(filters))
      const { rows } = await listRecords(actor, child, { ...query, pageSize: MAX_PAGE_SIZE })
      const related = await relatedOf(child, rows)
      return { path: child.path, rows, related, allowed: allowedOn(actor, child) }
    }),
  )
}

/** The ids just before and just after a page of a list in its own order, so that rows can move across pages. */
export async function neighboursOf(actor: Actor, entity: Entity, query: ListQuery, total: number) {
  const idAt = async (place: number): Promise<string | null> => {
    if (place < 1 || place > total) return null
    const { rows } = await listRecords(actor, entity, { ...query, page: place, pageSize: 1 })
    return rows[0]?.id ?? null
  }
  const first = (query.page - 1) * query.pageSize
  const [before, after] = await Promise.all([idAt(first), idAt(first + query.pageSize + 1)])
  return { before, after }
}

/** Fields that a person's role does not show at all. */
export function hiddenFields(actor: Actor, entity: Entity): string[] {
  return Object.keys(entity.fields).filter((name) => !mayUse(actor, entity, name))
}
