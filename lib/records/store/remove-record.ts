import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import type { AdminRecord } from '@/lib/records/declare/record'
import { entityNamed } from '@/lib/records/entities/registry'
import { followAddress } from '@/lib/records/rules/address-changes'
import { hooks } from '@/lib/records/rules/hooks'
import { assertFresh } from '@/lib/records/store/assert-fresh'
import { lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { KEPT_DAYS } from '@/lib/records/store/kept-days'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { communitiesField, findRecord } from '@/lib/records/store/scope'
import { snapshotText, takeSnapshot } from '@/lib/records/store/take-snapshot'
import { usesOf } from '@/lib/records/store/usage'

/**
 * Like removeRecord, in the caller's transaction and without the permission check. @returns the cache tags
 * @throws AppError 404, 409 naming what still uses it, or when it changed after the version that was `seen`
 */
export async function removeWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  seen?: string,
): Promise<string[]> {
  await lock(tx, entity, id)
  const before = await findRecord(tx, actor, entity, id)
  await assertFresh(tx, entity, before, seen)
  await assertMayChange(tx, actor, entity, before)
  await hooks[entity.name]?.beforeRemove?.(tx, before)
  const uses = await usesOf(tx, entity, before)
  if (uses.length > 0) {
    throw conflict(`${before[entity.title]} is used by ${uses.join(' and ')}. Remove it there first.`)
  }
  const tables = await storeInTrash(tx, actor, entity, before)
  await delegateOf(tx, entity.name).delete({ where: { id }, select: { id: true } })
  await recordChange(tx, actor, entity, { action: 'delete', before, after: null })
  const redirects = await followAddress(tx, entity, before, null)
  return [...tagsOf(entity, before), ...tables, ...redirects]
}

/** Stores a record in the trash with all its deletion affects. @returns the affected tables' cache tags */
async function storeInTrash(tx: Tx, actor: Actor, entity: Entity, record: AdminRecord): Promise<string[]> {
  const snapshot = await takeSnapshot(tx, entity.table, record.id)
  const title = String(record[entity.title] ?? '') || 'Untitled'
  const communityId = await communityOf(tx, entity, record)
  await tx.$executeRaw`
    insert into deleted_records (id, entity, title, community_id, actor_id, actor_name, purge_at, snapshot)
    values (${record.id}::uuid, ${entity.name}, ${title}, ${communityId}::uuid, ${actor.id}::uuid, ${actor.username},
      now() + make_interval(days => ${KEPT_DAYS}::int), ${snapshotText(snapshot)}::jsonb)`
  const drafts = snapshot.rows.filter(({ table }) => table === 'drafts').map(({ row }) => String(row.id))
  await tx.draft.deleteMany({ where: { id: { in: drafts } } })
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
