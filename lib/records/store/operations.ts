import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import { assertFitForVisitors } from '@/lib/records/checks/fit-for-visitors'
import type { Entity } from '@/lib/records/declare/define-entity'
import { assertMayMake } from '@/lib/records/declare/permissions'
import type { Input } from '@/lib/records/declare/read-input'
import type { AdminRecord } from '@/lib/records/declare/record'
import { change } from '@/lib/records/store/change'
import { findRecord } from '@/lib/records/store/find-record'
import { removeWithin } from '@/lib/records/store/remove-record'
import { whereShownTo } from '@/lib/records/store/where-shown'
import { createWithin, updateWithin, type Written } from '@/lib/records/store/write-record'

/**
 * One record; `id` null is the one row of a single.
 * @throws AppError 403, or 404 when there is none among the person's communities, or none that visitors see for an API key
 */
export async function getRecord(actor: Actor, entity: Entity, id: string | null): Promise<AdminRecord> {
  assertCan(actor, 'read', entity.name)
  return findRecord(db, actor, entity, id, whereShownTo(actor, entity))
}

/**
 * Stores a new record: access, validation, row, history, audit and cache expiry in one transaction.
 * @throws AppError 400 with fieldErrors, 403, 409 when a unique value is taken
 */
export async function createRecord(actor: Actor, entity: Entity, input: Input): Promise<AdminRecord> {
  assertMayMake(actor, entity)
  return change(entity, async (tx) => {
    const { after, expired } = await createWithin(tx, actor, entity, input, { action: 'create' })
    return { answer: after, expired }
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
    const { after, expired } = await updateWithin(tx, actor, entity, id, input, { action })
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
    const outcomes: Written[] = []
    // In one order for everybody: two people's changes of the same records wait for each other once.
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
  assertCan(actor, 'update', entity.name)
  if (entity.kind === 'log') throw notAllowed(`${entity.labels.many} are a record of what happened`)
}

/**
 * Deletes a record with its children. For 30 days it lies in the trash, from which it can be restored.
 * @throws AppError 403, 404, 409 naming what still uses it
 */
export async function removeRecord(actor: Actor, entity: Entity, id: string): Promise<void> {
  assertCan(actor, 'delete', entity.name)
  if (entity.kind === 'single' || entity.kind === 'log') throw notAllowed('This cannot be deleted')
  await change(entity, async (tx) => ({
    answer: undefined,
    expired: await removeWithin(tx, actor, entity, id),
  }))
}

function notAllowed(message: string): AppError {
  return new AppError('method-not-allowed', 405, message)
}
