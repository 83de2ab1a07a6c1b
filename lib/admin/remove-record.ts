import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { followAddress } from '@/lib/admin/address-changes'
import { assertMayChange } from '@/lib/admin/approval/may-publish'
import { assertFresh } from '@/lib/admin/assert-fresh'
import { lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import { tagsOf } from '@/lib/admin/expiry'
import { findRecord } from '@/lib/admin/find-record'
import { recordChange } from '@/lib/admin/history'
import { hooks } from '@/lib/admin/hooks'
import { usesOf } from '@/lib/admin/usage'
import type { Tx } from '@/lib/db'
import { conflict } from '@/lib/errors'
import { keepDeleted } from '@/lib/trash/keep-deleted'

/**
 * Deletes a record with its children in the caller's transaction, into the trash. Whether the person may is the caller's question;
 * `seen` is the state they saw.
 * @returns the cache tags to expire
 * @throws AppError 404, 409 naming what still uses it, or when it is not the state that was seen
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
  const tables = await keepDeleted(tx, actor, entity, before)
  await delegateOf(tx, entity.name).delete({ where: { id }, select: { id: true } })
  await recordChange(tx, actor, entity, { action: 'delete', before, after: null })
  const redirects = await followAddress(tx, entity, before, null)
  return [...tagsOf(entity, before), ...tables, ...redirects]
}
