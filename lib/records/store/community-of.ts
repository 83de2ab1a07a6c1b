import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { entityNamed } from '@/lib/records/entities/registry'
import { communitiesField } from '@/lib/records/store/scope'

/** The id of the community a record or its parent belongs to; null for none or several. */
export async function communityOf(
  tx: Tx,
  entity: Entity,
  record: Record<string, unknown>,
): Promise<string | null> {
  if (entity.name === 'community') return String(record.id)
  if (entity.fields.communityId?.entity === 'community') return (record.communityId as string | null) ?? null
  const several = communitiesField(entity)
  if (several) return onlyOne(record[several.name])
  const parent = entity.parent && entity.fields[entity.parent]?.entity
  const id = entity.parent && record[entity.parent]
  if (!parent || !id) return null
  const above = entityNamed(parent)
  const names = ['id', ...['communityId', above.parent].filter((name) => name && above.fields[name])]
  const select = Object.fromEntries(names.map((name) => [name, true]))
  const row = await delegateOf(tx, parent).findFirst({ where: { id }, select })
  return row && communityOf(tx, above, row)
}

function onlyOne(ids: unknown): string | null {
  return Array.isArray(ids) && ids.length === 1 ? String(ids[0]) : null
}
