import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { type Input, readInput } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { followAddress } from '@/lib/records/rules/address-changes'
import { assertPicturesDescribed } from '@/lib/records/rules/described-pictures'
import { hooks } from '@/lib/records/rules/hooks'
import { assertFresh } from '@/lib/records/store/assert-fresh'
import { lock } from '@/lib/records/store/change'
import { confirmChangedFacts } from '@/lib/records/store/confirm-fact'
import { tagsOf } from '@/lib/records/store/expiry'
import { findRecord } from '@/lib/records/store/find-record'
import { followLinks } from '@/lib/records/store/follow-links'
import { type Change, changedFields, recordChange } from '@/lib/records/store/history'
import { assertMayChange } from '@/lib/records/store/may-publish'
import { planMoments } from '@/lib/records/store/moments'
import { nextPosition } from '@/lib/records/store/move-record'
import { assertStaysInScope } from '@/lib/records/store/scope'
import { writeJoins, writeRow } from '@/lib/records/store/write-row'

/** `before` is null for a new record. */
export type Written = {
  before: AdminRecord | null
  after: AdminRecord
  isChanged: boolean
  expired: string[]
}

type WriteOptions = {
  action: Change['action']
  /** The id of a new record that already has a draft. */
  id?: string
}

/** Creates a record in the caller's transaction, after its permission check. @throws AppError 400, 403 */
export async function createWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  input: Input,
  { action, id }: WriteOptions,
): Promise<Written> {
  const values = readInput(actor, entity, input, null)
  if (entity.sortable && !hasPosition(entity, input))
    values.sortOrder = await nextPosition(tx, entity, values)
  const columns = await withHook(tx, entity, values, null)
  const row = await writeRow(tx, entity, null, id ? { ...columns, id } : columns)
  await writeJoins(tx, entity, row.id, columns)
  await assertStaysInScope(tx, actor, entity, row.id)
  const after = await findRecord(tx, actor, entity, String(row.id))
  await assertMayChange(tx, actor, entity, after)
  await recordChange(tx, actor, entity, { action, before: null, after })
  await confirmChangedFacts(tx, actor, entity, null, after)
  await planMoments(tx, entity, after)
  const redirects = await followAddress(tx, entity, null, after)
  return { before: null, after, isChanged: true, expired: [...tagsOf(entity, after), ...redirects] }
}

/**
 * Updates a record in the caller's transaction; `id` null is a single's row, created if missing.
 * @throws AppError 400 with fieldErrors, 403, 404, 409 when it is not the version the user saw (`updatedAt`)
 */
export async function updateWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string | null,
  input: Input,
  { action }: WriteOptions,
): Promise<Written> {
  await lock(tx, entity, id ?? 'single')
  const before = await findRecord(tx, actor, entity, id).catch((error: unknown) =>
    nullForNewSingle(entity, error),
  )
  if (before) await assertFresh(tx, entity, before, input.updatedAt)
  const values = readInput(actor, entity, input, before)
  const columns = await withHook(tx, entity, values, before)
  const row = await writeRow(tx, entity, before, columns)
  await writeJoins(tx, entity, row.id, columns)
  await assertStaysInScope(tx, actor, entity, row.id)
  const after = await findRecord(tx, actor, entity, before?.id ?? null)
  const changed = changedFields(entity, before, after)
  const isChanged = changed.length > 0
  if (isChanged) {
    // Visitors do not see tags.
    if (changed.some((name) => !entity.fields[name]?.tagging))
      await assertMayChange(tx, actor, entity, before, after)
    await recordChange(tx, actor, entity, { action, before, after })
  }
  await confirmChangedFacts(tx, actor, entity, before, after)
  await planMoments(tx, entity, after)
  const redirects = await followAddress(tx, entity, before, after)
  const links = await followLinks(tx, actor, entity, before, after)
  return { before, after, isChanged, expired: [...tagsOf(entity, before, after), ...redirects, ...links] }
}

/** A single's row is created by its first save. */
function nullForNewSingle(entity: Entity, error: unknown): null {
  if (entity.kind === 'single' && error instanceof AppError && error.status === 404) return null
  throw error
}

function hasPosition(entity: Entity, input: Input): boolean {
  return ['sortOrder', ...(entity.fields.sortOrder?.alias ?? [])].some((name) => name in input)
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
