import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'
import { communitiesField } from '@/lib/records/store/scope'
import { type Snapshot, snapshotText } from '@/lib/records/store/take-snapshot'

/**
 * Stores a record in the trash with all its deletion affects; `batchId` when others are deleted with it.
 * @returns the affected tables' cache tags
 */
export async function storeSnapshot(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
  snapshot: Snapshot,
  batchId: string | null = null,
): Promise<string[]> {
  const title = String(record[entity.title] ?? '') || 'Untitled'
  const communityId = await communityOf(tx, entity, record)
  await tx.$executeRaw`
    insert into deleted_records (id, entity, title, community_id, actor_id, actor_name, purge_at, snapshot, batch_id)
    values (${record.id}::uuid, ${entity.name}, ${title}, ${communityId}::uuid, ${actor.id}::uuid, ${actor.username},
      now() + make_interval(days => ${KEPT_DAYS}::int), ${snapshotText(snapshot)}::jsonb, ${batchId}::uuid)`
  const drafts = snapshot.rows.filter(({ table }) => table === 'drafts').map(({ row }) => String(row.id))
  if (drafts.length > 0) await tx.draft.deleteMany({ where: { id: { in: drafts } } })
  const tables = [...snapshot.rows, ...snapshot.links].map(({ table }) => table)
  return [...new Set(tables)]
}

/** The id of the community a record or its parent belongs to; null for none or several. */
async function communityOf(tx: Tx, entity: Entity, record: Record<string, unknown>): Promise<string | null> {
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
