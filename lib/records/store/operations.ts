import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { methodNotAllowed } from '@/lib/platform/errors'
import { assertFitForVisitors } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { assertMayCreate } from '@/lib/records/declare/permissions'
import type { Input } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { change } from '@/lib/records/store/change'
import { removeWithin } from '@/lib/records/store/remove-record'
import { findRecord } from '@/lib/records/store/scope'
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

/**
 * Updates fields; `id` null is a single's row, created if missing. `updatedAt` in the input is what was seen.
 * @throws AppError 400 with fieldErrors, 403, 404, 409 when the record changed meanwhile or a value is used
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
    const { after, expired } = await updateWithin(tx, actor, entity, id, input, { action })
    return { answer: after, expired }
  })
}

/** Records per bulk change. */
export const MAX_BULK_RECORDS = 100

/** Updates all records or none; returns those that changed. @throws AppError 400, 403, 404, 409 */
export async function updateRecords(
  actor: Actor,
  entity: Entity,
  inputs: { id: string; input: Input }[],
): Promise<{ before: AdminRecord; after: AdminRecord }[]> {
  assertMayUpdate(actor, entity)
  if (entity.kind === 'single') throw methodNotAllowed('There is one of these only', [])
  return change(entity, async (tx) => {
    const outcomes: Written[] = []
    // In a fixed order, so that concurrent bulk changes cannot deadlock.
    for (const { id, input } of inputs.toSorted((a, b) => a.id.localeCompare(b.id))) {
      const outcome = await updateWithin(tx, actor, entity, id, input, { action: 'update' })
      await assertFitForVisitors(tx, entity, outcome)
      outcomes.push(outcome)
    }
    const changed = outcomes.filter(({ isChanged }) => isChanged)
    const answer = changed.flatMap(({ before, after }) => (before ? [{ before, after }] : []))
    return { answer, expired: [...new Set(changed.flatMap(({ expired }) => expired))] }
  })
}

function assertMayUpdate(actor: Actor, entity: Entity): void {
  assertCan(actor, 'update', entity.area)
  if (entity.kind === 'log')
    throw methodNotAllowed(`${entity.labels.many} are a record of what happened`, ['GET'])
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
