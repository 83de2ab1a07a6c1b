import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf } from '@/lib/records/declare/delegate'
import { followAddress } from '@/lib/records/rules/address-changes'
import { hooks } from '@/lib/records/rules/hooks'
import { assertFresh } from '@/lib/records/store/assert-fresh'
import { lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { findRecord } from '@/lib/records/store/find-record'
import { recordChange } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { storeInTrash } from '@/lib/records/store/store-in-trash'
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
