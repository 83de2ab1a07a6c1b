import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import type { Entity } from '@/lib/admin/define-entity'
import type { Field } from '@/lib/admin/field'
import { MAX_PAGE_SIZE, parseListQuery } from '@/lib/admin/list-query'
import { listRecords } from '@/lib/admin/list-records'
import { allowedOn } from '@/lib/admin/permissions'
import { type AdminRecord, mayUse } from '@/lib/admin/record'
import { relatedOf } from '@/lib/admin/related'
import { can } from '@/lib/auth/access'
import { childrenOf } from '@/lib/entities/registry'

/** The children of a record, entity by entity, as its form lists them. */
export async function childrenData(actor: Actor, entity: Entity, record: AdminRecord) {
  // What is edited on the form itself needs no list beside it.
  const onForm = Object.values<Field>(entity.fields).map(({ rows }) => rows?.model)
  const readable = childrenOf(entity).filter(({ name }) => can(actor, 'read', name) && !onForm.includes(name))
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

/** Fields that a person's role does not show at all. */
export function hiddenFields(actor: Actor, entity: Entity): string[] {
  return Object.keys(entity.fields).filter((name) => !mayUse(actor, entity, name))
}
