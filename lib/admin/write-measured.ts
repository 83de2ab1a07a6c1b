import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { assertMayChange } from '@/lib/admin/approval/may-publish'
import { assertFresh } from '@/lib/admin/assert-fresh'
import { change, lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { tagsOf } from '@/lib/admin/expiry'
import { findRecord } from '@/lib/admin/find-record'
import { recordChange } from '@/lib/admin/history'
import type { AdminRecord } from '@/lib/admin/record'
import { writeRow } from '@/lib/admin/write-row'
import { assertCan } from '@/lib/auth/access'
import type { Tx } from '@/lib/db'

type Writing = {
  /** The state the person saw. */
  seen?: string | undefined
  /** What else changes with it, in the same transaction. @returns the cache tags to expire */
  alongside?: (tx: Tx, before: AdminRecord, after: AdminRecord) => Promise<string[]>
}

/**
 * Writes columns that no form may: what was measured of an uploaded file. History, audit and cache expiry as for an edit.
 * @throws AppError 403, 404, 409 when the record changed meanwhile
 */
export async function writeMeasured(
  actor: Actor,
  entity: Entity,
  id: string,
  values: Record<string, unknown>,
  { seen, alongside }: Writing = {},
): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.name)
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    const before = await findRecord(tx, actor, entity, id)
    await assertFresh(tx, entity, before, seen)
    await assertMayChange(tx, actor, entity, before)
    await writeRow(tx, entity, before, values)
    const after = await findRecord(tx, actor, entity, id)
    await recordChange(tx, actor, entity, { action: 'update', before, after })
    const others = (await alongside?.(tx, before, after)) ?? []
    return { answer: after, expired: [...tagsOf(entity, before, after), ...others] }
  })
}
