import 'server-only'
import { can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { Field } from '@/lib/records/declare/field'
import { allowedOn } from '@/lib/records/declare/permissions'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { childrenOf } from '@/lib/records/entities/registry'
import { MAX_PAGE_SIZE, parseListQuery } from '@/lib/records/lists/list-query'
import { listRecords } from '@/lib/records/lists/list-records'
import { relatedOf } from '@/lib/records/relations/related'

/** A record's children by entity, for its form. */
export async function childrenData(actor: Actor, entity: Entity, record: AdminRecord) {
  // Children edited in the form itself need no separate list.
  const onForm = Object.values<Field>(entity.fields).map(({ rows }) => rows?.model)
  const readable = childrenOf(entity).filter(
    ({ name, area }) => can(actor, 'read', area) && !onForm.includes(name),
  )
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

export function hiddenFields(actor: Actor, entity: Entity): string[] {
  return Object.keys(entity.fields).filter((name) => !mayUse(actor, entity, name))
}
