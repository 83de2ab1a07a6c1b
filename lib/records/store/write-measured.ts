import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { assertFresh } from '@/lib/records/store/assert-fresh'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { findRecord } from '@/lib/records/store/scope'
import { writeRow } from '@/lib/records/store/write-row'

type Writing = {
  seen?: string | undefined
  /** Further changes in the same transaction. @returns the cache tags to expire */
  alongside?: (tx: Tx, before: AdminRecord, after: AdminRecord) => Promise<string[]>
}

/** Writes columns that no form can, measured from an uploaded file. @throws AppError 403, 404, 409 */
export async function writeMeasured(
  actor: Actor,
  entity: Entity,
  id: string,
  values: Record<string, unknown>,
  { seen, alongside }: Writing = {},
): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.area)
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    const before = await findRecord(tx, actor, entity, id)
    await assertFresh(tx, actor, entity, before, seen)
    await assertMayChange(tx, actor, entity, before)
    await writeRow(tx, entity, before, values)
    const after = await findRecord(tx, actor, entity, id)
    await recordChange(tx, actor, entity, { action: 'update', before, after })
    const others = (await alongside?.(tx, before, after)) ?? []
    return { answer: after, expired: [...tagsOf(entity, before, after), ...others] }
  })
}
