import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { badRequest, conflict } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf, type Row } from '@/lib/records/declare/delegate'
import type { AdminRecord } from '@/lib/records/declare/record'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { findRecord } from '@/lib/records/store/scope'

/** Next to one record, or between two that are still in this order (null: the end of the page). */
export type Move =
  | { id: string; before: string }
  | { id: string; after: string }
  | { id: string; before: string | null; after: string | null }

/** Moves a record and renumbers the order. @throws AppError 403, 404, 409 when a neighbor is gone or moved */
export async function moveRecord(actor: Actor, entity: Entity, move: Move): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.area)
  if (!entity.sortable) throw badRequest(`${entity.labels.many} have no order of their own`)
  return change(entity, async (tx) => {
    await lock(tx, entity, 'order')
    const before = await findRecord(tx, actor, entity, move.id)
    await assertMayChange(tx, actor, entity, before)
    const siblings = await delegateOf(tx, entity.name).findMany({
      where: entity.parent ? { [entity.parent]: before[entity.parent] } : {},
      select: { id: true, sortOrder: true, updatedAt: true },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    })
    for (const [place, row] of inNewOrder(siblings, move).entries()) {
      if (row.sortOrder === place) continue
      // `updatedAt` stays, so that open forms of the neighbors are not outdated.
      const data = { sortOrder: place, updatedAt: row.updatedAt }
      await delegateOf(tx, entity.name).update({ where: { id: row.id }, data, select: { id: true } })
    }
    const after = await findRecord(tx, actor, entity, move.id)
    await recordChange(tx, actor, entity, { action: 'reorder', before, after })
    return { answer: after, expired: tagsOf(entity, before) }
  })
}

function inNewOrder(rows: Row[], move: Move): Row[] {
  const moved = rows.find((row) => row.id === move.id)
  const others = rows.filter((row) => row.id !== move.id)
  const placeOf = (id: string | null | undefined) => others.findIndex((row) => row.id === id)
  const after = 'after' in move ? move.after : undefined
  const before = 'before' in move ? move.before : undefined
  const [above, below] = [placeOf(after), placeOf(before)]
  const isGone = (after && above < 0) || (before && below < 0) || (!after && !before)
  if (!moved || isGone || (after && before && above >= below)) {
    throw conflict('The order changed meanwhile. Please look again')
  }
  // A filter may hide rows in between: from above it lands after the first, from below before the second.
  const comesFromAbove = rows.indexOf(moved) <= above
  return others.toSpliced(after && (comesFromAbove || !before) ? above + 1 : below, 0, moved)
}

/** The position after all others of the same parent. */
export async function nextPosition(tx: Tx, entity: Entity, values: Record<string, unknown>): Promise<number> {
  const [last] = await delegateOf(tx, entity.name).findMany({
    where: entity.parent ? { [entity.parent]: values[entity.parent] } : {},
    select: { sortOrder: true },
    orderBy: { sortOrder: 'desc' },
    take: 1,
  })
  return last ? Number(last.sortOrder) + 1 : 0
}
