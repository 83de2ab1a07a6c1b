import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { followAddress } from '@/lib/admin/address-changes'
import { change, lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { delegateOf } from '@/lib/admin/delegate'
import { assertPicturesDescribed } from '@/lib/admin/described-pictures'
import { tagsOf } from '@/lib/admin/expiry'
import { findRecord } from '@/lib/admin/find-record'
import { changedFields, recordChange } from '@/lib/admin/history'
import { hooks } from '@/lib/admin/hooks'
import { planMoments } from '@/lib/admin/moments'
import { nextPlace } from '@/lib/admin/move-record'
import { type Input, readInput } from '@/lib/admin/read-input'
import type { AdminRecord } from '@/lib/admin/record'
import { assertStaysInScope } from '@/lib/admin/scope'
import { usesOf } from '@/lib/admin/usage'
import { writeJoins, writeRow } from '@/lib/admin/write-row'
import { assertCan } from '@/lib/auth/access'
import { db, type Tx } from '@/lib/db'
import { AppError, conflict } from '@/lib/errors'

/**
 * One record; `id` null is the one row of a single.
 * @throws AppError 403, or 404 when there is none among the person's communities
 */
export async function getRecord(actor: Actor, entity: Entity, id: string | null): Promise<AdminRecord> {
  assertCan(actor, 'read', entity.name)
  return findRecord(db, actor, entity, id)
}

/**
 * Stores a new record: access, validation, row, history, audit and cache expiry in one transaction.
 * @throws AppError 400 with fieldErrors, 403, 409 when a unique value is taken
 */
export async function createRecord(actor: Actor, entity: Entity, input: Input): Promise<AdminRecord> {
  assertCan(actor, 'create', entity.name)
  if (!entity.creatable) throw notAllowed(`${entity.labels.many} are not made by hand`)
  const values = readInput(actor, entity, input, null)
  return change(entity, async (tx) => {
    if (entity.sortable && !isPlaced(entity, input)) values.sortOrder = await nextPlace(tx, entity, values)
    const row = await writeRow(tx, entity, null, await withHook(tx, entity, values, null))
    await writeJoins(tx, entity, row.id, values)
    await assertStaysInScope(tx, actor, entity, row.id)
    const after = await findRecord(tx, actor, entity, String(row.id))
    await recordChange(tx, actor, entity, { action: 'create', before: null, after })
    await planMoments(tx, entity, after)
    const redirects = await followAddress(tx, entity, null, after)
    return { answer: after, expired: [...tagsOf(entity, after), ...redirects] }
  })
}

type UpdateOptions = { action?: 'update' | 'restore' }

/**
 * Changes the sent fields of a record; `id` null is the one row of a single, made when it does not exist yet.
 * `updatedAt` in the input is the state the person saw. A changed address leaves a redirect.
 * @throws AppError 400 with fieldErrors, 403, 404, 409 when the record changed meanwhile or a unique value is taken
 */
export async function updateRecord(
  actor: Actor,
  entity: Entity,
  id: string | null,
  input: Input,
  { action = 'update' }: UpdateOptions = {},
): Promise<AdminRecord> {
  assertMayUpdate(actor, entity)
  return change(entity, async (tx) => {
    const { after, expired } = await updateWithin(tx, actor, entity, id, input, action)
    return { answer: after, expired }
  })
}

/** Of records changed together. */
export const MOST_AT_ONCE = 100

/**
 * Changes several records, all of them or none; the same rules as for one.
 * @returns the records that differ now, as they were and as they are
 * @throws AppError 400, 403, 404, 409 of the first that is refused
 */
export async function updateRecords(
  actor: Actor,
  entity: Entity,
  inputs: { id: string; input: Input }[],
): Promise<{ before: AdminRecord; after: AdminRecord }[]> {
  assertMayUpdate(actor, entity)
  if (entity.kind === 'single') throw notAllowed('There is one of these only')
  return change(entity, async (tx) => {
    const outcomes: Updated[] = []
    // In one order for everybody: two people's changes of the same records wait for each other once.
    for (const { id, input } of inputs.toSorted((a, b) => a.id.localeCompare(b.id))) {
      outcomes.push(await updateWithin(tx, actor, entity, id, input, 'update'))
    }
    const changed = outcomes.filter(({ isChanged }) => isChanged)
    const answer = changed.flatMap(({ before, after }) => (before ? [{ before, after }] : []))
    return { answer, expired: [...new Set(changed.flatMap(({ expired }) => expired))] }
  })
}

function assertMayUpdate(actor: Actor, entity: Entity): void {
  assertCan(actor, 'update', entity.name)
  if (entity.kind === 'log') throw notAllowed(`${entity.labels.many} are a record of what happened`)
}

/** `before` is null when the one row of a single was made by this. */
type Updated = { before: AdminRecord | null; after: AdminRecord; isChanged: boolean; expired: string[] }

async function updateWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string | null,
  input: Input,
  action: 'update' | 'restore',
): Promise<Updated> {
  await lock(tx, entity, id ?? 'single')
  const before = await findRecord(tx, actor, entity, id).catch((error: unknown) => firstOf(entity, error))
  if (before) await assertFresh(tx, entity, before, input.updatedAt)
  const values = readInput(actor, entity, input, before)
  const row = await writeRow(tx, entity, before, await withHook(tx, entity, values, before))
  await writeJoins(tx, entity, row.id, values)
  await assertStaysInScope(tx, actor, entity, row.id)
  const after = await findRecord(tx, actor, entity, before?.id ?? null)
  const isChanged = changedFields(entity, before, after).length > 0
  if (isChanged) await recordChange(tx, actor, entity, { action, before, after })
  await planMoments(tx, entity, after)
  const redirects = await followAddress(tx, entity, before, after)
  return { before, after, isChanged, expired: [...tagsOf(entity, before, after), ...redirects] }
}

/**
 * Deletes a record with its children. Its history stays.
 * @throws AppError 403, 404, 409 naming what still uses it
 */
export async function removeRecord(actor: Actor, entity: Entity, id: string): Promise<void> {
  assertCan(actor, 'delete', entity.name)
  if (entity.kind === 'single' || entity.kind === 'log') throw notAllowed('This cannot be deleted')
  await change(entity, async (tx) => {
    await lock(tx, entity, id)
    const before = await findRecord(tx, actor, entity, id)
    await hooks[entity.name]?.beforeRemove?.(tx, before)
    const uses = await usesOf(tx, entity, before)
    if (uses.length > 0) {
      throw conflict(`${before[entity.title]} is used by ${uses.join(' and ')}. Remove it there first.`)
    }
    await delegateOf(tx, entity.name).delete({ where: { id }, select: { id: true } })
    await recordChange(tx, actor, entity, { action: 'delete', before, after: null })
    const redirects = await followAddress(tx, entity, before, null)
    return { answer: undefined, expired: [...tagsOf(entity, before), ...redirects] }
  })
}

/** The one row of a single is made by its first save. */
function firstOf(entity: Entity, error: unknown): null {
  if (entity.kind === 'single' && error instanceof AppError && error.status === 404) return null
  throw error
}

/** @throws AppError 409 when somebody changed the record after the state that was `seen` */
export async function assertFresh(tx: Tx, entity: Entity, before: AdminRecord, seen: unknown): Promise<void> {
  if (seen === undefined || seen === null) return
  if (Date.parse(String(seen)) === Date.parse(before.updatedAt)) return
  const last = await tx.revision.findFirst({
    where: { entity: entity.name, entityId: before.id },
    orderBy: { number: 'desc' },
    select: { actorName: true },
  })
  throw conflict(
    `${last?.actorName ?? 'Somebody'} changed this after you opened it. Nothing of yours has been saved yet.`,
  )
}

function isPlaced(entity: Entity, input: Input): boolean {
  return ['sortOrder', ...(entity.fields.sortOrder?.alias ?? [])].some((name) => name in input)
}

function notAllowed(message: string): AppError {
  return new AppError('method-not-allowed', 405, message)
}

async function withHook(
  tx: Tx,
  entity: Entity,
  values: Record<string, unknown>,
  before: AdminRecord | null,
): Promise<Record<string, unknown>> {
  await assertPicturesDescribed(tx, entity, values, before)
  return (await hooks[entity.name]?.beforeWrite?.(values, before, tx)) ?? values
}
