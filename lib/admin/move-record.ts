import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { change, lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf, type Row } from '@/lib/admin/delegate'
import { tagsOf } from '@/lib/admin/expiry'
import { findRecord } from '@/lib/admin/find-record'
import { recordChange } from '@/lib/admin/history'
import type { AdminRecord } from '@/lib/admin/record'
import { assertCan } from '@/lib/auth/access'
import type { Tx } from '@/lib/db'
import { badRequest, conflict } from '@/lib/errors'

/** Where a moved record goes: directly before or directly after another one. */
export type Move = { id: string; before: string } | { id: string; after: string }

/**
 * Moves a record within its order (a child: within its parent) and numbers the order anew.
 * @throws AppError 403, 404, 409 when the neighbour is gone
 */
export async function moveRecord(actor: Actor, entity: Entity, move: Move): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.name)
  if (!entity.sortable) throw badRequest(`${entity.labels.many} have no order of their own`)
  return change(entity, async (tx) => {
    await lock(tx, entity, 'order')
    const before = await findRecord(tx, actor, entity, move.id)
    const siblings = await delegateOf(tx, entity.name).findMany({
      where: entity.parent ? { [entity.parent]: before[entity.parent] } : {},
      select: { id: true, sortOrder: true, updatedAt: true },
      orderBy: [{ sortOrder: 'asc' }, { id: 'asc' }],
    })
    for (const [place, row] of inNewOrder(siblings, move).entries()) {
      if (row.sortOrder === place) continue
      // The order is no part of the form: whoever has a neighbour open is not stale because of this.
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
  const anchor = 'before' in move ? move.before : move.after
  const at = others.findIndex((row) => row.id === anchor)
  if (!moved || at < 0) throw conflict('The order changed meanwhile. Please look again')
  return others.toSpliced('before' in move ? at : at + 1, 0, moved)
}

/** The place behind all others (of the same parent). */
export async function nextPlace(tx: Tx, entity: Entity, values: Record<string, unknown>): Promise<number> {
  const [last] = await delegateOf(tx, entity.name).findMany({
    where: entity.parent ? { [entity.parent]: values[entity.parent] } : {},
    select: { sortOrder: true },
    orderBy: { sortOrder: 'desc' },
    take: 1,
  })
  return last ? Number(last.sortOrder) + 1 : 0
}
