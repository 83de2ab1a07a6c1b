import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { tags } from '@/lib/platform/cache/cache'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { communityOf } from '@/lib/records/store/community-of'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'
import { snapshotText, takeSnapshot } from '@/lib/records/store/take-snapshot'

/** Stores a record in the trash with all its deletion affects. @returns the affected tables' cache tags */
export async function storeInTrash(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  record: AdminRecord,
): Promise<string[]> {
  const snapshot = await takeSnapshot(tx, entity.table, record.id)
  const title = String(record[entity.title] ?? '') || 'Untitled'
  const communityId = await communityOf(tx, entity, record)
  await tx.$executeRaw`
    insert into deleted_records (id, entity, title, community_id, actor_id, actor_name, purge_at, snapshot)
    values (${record.id}::uuid, ${entity.name}, ${title}, ${communityId}::uuid, ${actor.id}::uuid, ${actor.username},
      now() + make_interval(days => ${KEPT_DAYS}::int), ${snapshotText(snapshot)}::jsonb)`
  const drafts = snapshot.rows.filter(({ table }) => table === 'drafts').map(({ row }) => String(row.id))
  await tx.draft.deleteMany({ where: { id: { in: drafts } } })
  const tables = [...snapshot.rows, ...snapshot.links].map(({ table }) => tags.list(table))
  return [...new Set(tables)]
}
