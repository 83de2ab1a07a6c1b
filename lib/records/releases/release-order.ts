import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { entityNamed } from '@/lib/records/entities/registry'
import { entityOf } from '@/lib/records/releases/find-release'
import { lock } from '@/lib/records/store/change'

type Item = { id: string; entity: string; entityId: string }

/** Items in write order: parents first, then as added. */
export function inWriteOrder<T extends Item>(items: readonly T[]): T[] {
  return items.toSorted((a, b) => rank(entityOf(a)) - rank(entityOf(b)) || a.id.localeCompare(b.id))
}

function rank(entity: Entity): number {
  if (entity.name === 'community') return 0
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  return parent ? 1 + rank(entityNamed(parent)) : 1
}

/** Locks a release's records in a fixed order, so that two releases cannot deadlock. */
export async function lockAll(tx: Tx, items: readonly Item[]): Promise<void> {
  const keys = items.map((item) => ({ entity: entityOf(item), id: item.entityId }))
  const nameOf = ({ entity, id }: (typeof keys)[number]) => `${entity.table}/${id}`
  for (const { entity, id } of keys.toSorted((a, b) => nameOf(a).localeCompare(nameOf(b)))) {
    await lock(tx, entity, id)
  }
}
