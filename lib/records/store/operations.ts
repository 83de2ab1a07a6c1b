import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import {
  AppError,
  badRequest,
  conflict,
  type FieldErrors,
  invalidFields,
  methodNotAllowed,
} from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { delegateOf, type Row } from '@/lib/records/declare/delegate'
import { assertMayCreate } from '@/lib/records/declare/permissions'
import type { Input } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { followAddress } from '@/lib/records/rules/address-changes'
import { hooks } from '@/lib/records/rules/hooks'
import { assertFresh } from '@/lib/records/store/assert-fresh'
import { change, lock } from '@/lib/records/store/change'
import { tagsOf } from '@/lib/records/store/expiry'
import { recordChange } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { findRecord } from '@/lib/records/store/scope'
import { takeSnapshot } from '@/lib/records/store/take-snapshot'
import { storeSnapshot } from '@/lib/records/store/to-trash'
import { usesOf } from '@/lib/records/store/usage'
import { whereShownTo } from '@/lib/records/store/where-shown'
import { createWithin, updateWithin, type Written } from '@/lib/records/store/write-record'

/** `id` null is a single's only row; API keys see public records only. @throws AppError 403, 404 */
export async function getRecord(actor: Actor, entity: Entity, id: string | null): Promise<AdminRecord> {
  assertCan(actor, 'read', entity.area)
  return findRecord(db, actor, entity, id, whereShownTo(actor, entity))
}

/** Creates a record with history and audit. @throws AppError 400 with fieldErrors, 403, 409 */
export async function createRecord(actor: Actor, entity: Entity, input: Input): Promise<AdminRecord> {
  assertMayCreate(actor, entity)
  return change(entity, async (tx) => {
    const { after, expired } = await createWithin(tx, actor, entity, input, { action: 'create' })
    return { answer: after, expired }
  })
}

type UpdateOptions = { action?: 'update' | 'restore' }

/** Updates fields; `id` null is a single's row. @throws AppError 400 with fieldErrors, 403, 404, 409 */
export async function updateRecord(
  actor: Actor,
  entity: Entity,
  id: string | null,
  input: Input,
  { action = 'update' }: UpdateOptions = {},
): Promise<AdminRecord> {
  assertMayUpdate(actor, entity)
  return change(entity, async (tx) => {
    const { after, expired } = await updateWithin(tx, actor, entity, id, input, { action })
    return { answer: after, expired }
  })
}

export const MAX_BULK_RECORDS = 100

const BULK_BOUNDS = { timeout: 60_000, maxWait: 10_000 }

/**
 * Updates all records or none; returns those that changed. @throws AppError 400 with a message for each field
 * of each record, such as `records.2.phoneDisplay` for the third one, 403, 404, 409
 */
export async function updateRecords(
  actor: Actor,
  entity: Entity,
  inputs: { id: string; input: Input }[],
): Promise<{ before: AdminRecord; after: AdminRecord }[]> {
  assertMayUpdate(actor, entity)
  if (entity.kind === 'single') throw methodNotAllowed('Only one of these can exist', [])
  return change(entity, async (tx) => {
    const outcomes: Written[] = []
    const faults: FieldErrors = {}
    const asked = inputs.map((one, at) => ({ ...one, at }))
    // In a fixed order, so that concurrent bulk changes cannot deadlock.
    for (const { id, input, at } of asked.toSorted((a, b) => a.id.localeCompare(b.id))) {
      try {
        outcomes.push(await updateWithin(tx, actor, entity, id, input, { action: 'update' }))
      } catch (error) {
        if (!(error instanceof AppError) || error.status !== 400 || !error.fieldErrors) throw error
        for (const [field, message] of Object.entries(error.fieldErrors))
          faults[`records.${at}.${field}`] = message
      }
    }
    if (Object.keys(faults).length > 0) {
      const refused = new Set(Object.keys(faults).map((key) => key.split('.')[1])).size
      throw invalidFields(faults, `${refused} of ${inputs.length} cannot be saved, so none were changed`)
    }
    const changed = outcomes.filter(({ isChanged }) => isChanged)
    const answer = changed.flatMap(({ before, after }) => (before ? [{ before, after }] : []))
    return { answer, expired: [...new Set(changed.flatMap(({ expired }) => expired))] }
  })
}

function assertMayUpdate(actor: Actor, entity: Entity): void {
  assertCan(actor, 'update', entity.area)
  if (entity.kind === 'log')
    throw methodNotAllowed(`${entity.labels.many} are a log and cannot be changed`, ['GET'])
}

/** Moves a record with its children to the trash for 30 days. @throws AppError 403, 404, 409 when in use */
export async function removeRecord(actor: Actor, entity: Entity, id: string): Promise<void> {
  assertCan(actor, 'delete', entity.area)
  if (entity.kind === 'single' || entity.kind === 'log')
    throw methodNotAllowed('This cannot be deleted', ['GET'])
  await change(entity, async (tx) => ({
    answer: undefined,
    expired: await removeWithin(tx, actor, entity, id),
  }))
}

/**
 * Moves records to the trash, all or none, to come back together by the answered batch.
 * @throws AppError 403, 404, 409 when one is in use
 */
export async function removeRecords(actor: Actor, entity: Entity, ids: string[]): Promise<{ batch: string }> {
  assertCan(actor, 'delete', entity.area)
  if (entity.kind === 'single' || entity.kind === 'log')
    throw methodNotAllowed('These cannot be deleted', ['GET'])
  const batchId = uuidv7()
  return change(
    entity,
    async (tx) => {
      const expired = new Set<string>()
      // In a fixed order, so that concurrent bulk changes cannot deadlock.
      for (const id of [...new Set(ids)].sort()) {
        for (const tag of await removeWithin(tx, actor, entity, id, { batchId })) expired.add(tag)
      }
      return { answer: { batch: batchId }, expired: [...expired] }
    },
    BULK_BOUNDS,
  )
}

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
    throw conflict('The order has changed. Please reload the page')
  }
  // A filter may hide rows in between: from above it lands after the first, from below before the second.
  const comesFromAbove = rows.indexOf(moved) <= above
  return others.toSpliced(after && (comesFromAbove || !before) ? above + 1 : below, 0, moved)
}

/** Like removeRecord, in a transaction. @returns the cache tags @throws AppError 404, 409 */
export async function removeWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  { seen, batchId }: { seen?: string | undefined; batchId?: string | null } = {},
): Promise<string[]> {
  await lock(tx, entity, id)
  const before = await findRecord(tx, actor, entity, id)
  await assertFresh(tx, actor, entity, before, seen)
  await assertMayChange(tx, actor, entity, before)
  await hooks[entity.name]?.beforeRemove?.(tx, before)
  const uses = await usesOf(tx, actor, entity, before)
  if (uses.length > 0) {
    throw conflict(`${before[entity.title]} is used by ${uses.join(' and ')}. Remove it there first.`)
  }
  const snapshot = await takeSnapshot(tx, entity.table, before.id)
  const tables = await storeSnapshot(tx, actor, entity, before, snapshot, batchId)
  await delegateOf(tx, entity.name).delete({ where: { id }, select: { id: true } })
  await recordChange(tx, actor, entity, { action: 'delete', before, after: null })
  const redirects = await followAddress(tx, entity, before, null)
  return [...tagsOf(entity, before), ...tables, ...redirects]
}
