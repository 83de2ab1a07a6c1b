import 'server-only'
import { recordTag } from '@/lib/platform/cache/expiry'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'

/** Cache tags of a change: the table, the record by old and new id and slug, and the parents' tables. */
export function tagsOf(entity: Entity, ...states: (AdminRecord | null)[]): string[] {
  const slugs = Object.keys(entity.fields).filter((name) => entity.fields[name]?.kind === 'slug')
  const names = states.flatMap((state) =>
    state ? ['id', ...slugs].map((key) => recordTag(entity.table, String(state[key]))) : [],
  )
  return [...new Set([entity.table, ...names, ...parentTables(entity)])]
}

function parentTables(entity: Entity): string[] {
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  if (!parent) return []
  const above = entityNamed(parent)
  return [above.table, ...parentTables(above)]
}
