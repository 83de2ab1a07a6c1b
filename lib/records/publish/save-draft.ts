import 'server-only'
import { isDeepStrictEqual } from 'node:util'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import { forbidden } from '@/lib/platform/errors'
import type { Draft, Prisma } from '@/lib/platform/generated/prisma/client'
import type { Entity } from '@/lib/records/declare/define-entity'
import { formValue } from '@/lib/records/declare/form-values'
import { assertMayCreate } from '@/lib/records/declare/permissions'
import { flagsOf, isMarkedPublished } from '@/lib/records/declare/publication'
import { type Input, readDraftInput } from '@/lib/records/declare/read-input'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { dropRequests } from '@/lib/records/publish/approval/approval-rows'
import {
  assertDraftFresh,
  type DraftView,
  draftValues,
  draftView,
  isDraftInScope,
  missing,
  type RecordWithDraft,
  recordWithDraft,
} from '@/lib/records/publish/draft'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { assertFresh, changedMeanwhile } from '@/lib/records/store/assert-fresh'
import { lock } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'
import { assertNotApproved } from '@/lib/records/store/may-publish'

/** A draft from a form: its values, and the row and draft versions that the user saw. */
export type DraftInput = {
  values: Input
  updatedAt?: string | null | undefined
  draftUpdatedAt?: string | null | undefined
}

/**
 * Saves a draft without values that equal the row; the record stays. @returns null when nothing differs
 * @throws AppError 400 for unknown fields, 403, 404, 405, 409 when row or draft has changed since
 */
export async function saveDraft(
  actor: Actor,
  entity: Entity,
  id: string,
  input: DraftInput,
): Promise<DraftView | null> {
  assertCan(actor, 'update', entity.area)
  return db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const current = await recordWithDraft(tx, actor, entity, id)
    const { record, draft } = current
    await assertMayDraft(tx, actor, entity, current, input)
    await assertNotApproved(tx, actor, entity, id)
    const given = readDraftInput(actor, entity, input.values, record)
    for (const name of flagsOf(entity)) delete given[name]
    const values = {
      ...guardedOf(actor, entity, draft),
      ...(record ? changed(entity, given, record) : given),
    }
    // A repeat whose answer was lost changes nothing.
    const isRepeat = draft?.actorId === actor.id && isDeepStrictEqual(values, draftValues(draft))
    if (!isRepeat) assertDraftFresh(actor, draft, input)
    if (!record && !(await isDraftInScope(tx, actor, entity, values, actor.id))) {
      throw forbidden('You do not have access to this community')
    }
    if (record && Object.keys(values).length === 0) {
      await dropDraft(tx, entity, id)
      return null
    }
    // The draft that a program changed has been published or discarded since.
    if (actor.scopes && !draft && input.draftUpdatedAt) throw changedMeanwhile(actor, null)
    return draftView(actor, entity, await store(tx, actor, entity, id, values, record))
  })
}

/** Discards a record's draft; API keys withdraw only their own. @throws AppError 403, 404, 405 */
export async function discardDraft(actor: Actor, entity: Entity, id: string): Promise<void> {
  assertCan(actor, 'update', entity.area)
  await db.$transaction(async (tx) => {
    await lock(tx, entity, id)
    const { record, draft } = await recordWithDraft(tx, actor, entity, id)
    if (!draft) {
      if (!record) throw missing(entity)
      return
    }
    if (actor.scopes && draft.actorId !== actor.id) throw forbidden('This draft was written by someone else')
    await assertNotApproved(tx, actor, entity, id)
    await keepGuarded(tx, actor, entity, draft)
    // Without a record, or with a live one, nothing is left to publish.
    if (!record || isMarkedPublished(entity, record)) {
      await cancelPlans(tx, entity, id, 'publish')
      await dropRequests(tx, entity, id, 'publish')
    }
    await recordAudit(tx, actor, {
      action: 'discard-draft',
      entity: entity.name,
      entityId: id,
      before: draft.values as Prisma.InputJsonObject,
    })
  })
}

/** Removes a draft except for fields hidden from the user. */
export async function keepGuarded(tx: Tx, actor: Actor, entity: Entity, draft: Draft): Promise<void> {
  const values = guardedOf(actor, entity, draft) as Prisma.InputJsonObject
  if (Object.keys(values).length === 0) return dropDraft(tx, entity, draft.entityId)
  await tx.draft.update({ where: { id: draft.id }, data: { values } })
}

async function assertMayDraft(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  { record }: RecordWithDraft,
  { updatedAt }: DraftInput,
): Promise<void> {
  if (record) return assertFresh(tx, actor, entity, record, updatedAt)
  // The user saw a row that is gone by now.
  if (updatedAt) throw missing(entity)
  assertMayCreate(actor, entity)
}

function guardedOf(actor: Actor, entity: Entity, draft: Draft | null): Record<string, unknown> {
  if (!draft) return {}
  return Object.fromEntries(
    Object.entries(draftValues(draft)).filter(([name]) => !mayUse(actor, entity, name)),
  )
}

function changed(entity: Entity, given: Input, record: AdminRecord): Input {
  const differs = ([name, value]: [string, unknown]) => {
    const field = entity.fields[name]
    if (!field) return false
    return JSON.stringify(formValue(field, value)) !== JSON.stringify(formValue(field, record[name]))
  }
  return Object.fromEntries(Object.entries(given).filter(differs))
}

function store(tx: Tx, actor: Actor, entity: Entity, id: string, given: Input, record: AdminRecord | null) {
  const key = { entity: entity.name, entityId: id }
  const values = given as Prisma.InputJsonObject
  const basedOn = record ? new Date(record.updatedAt) : null
  const now = new Date()
  const data = { values, basedOn, actorId: actor.id, actorName: actor.username, updatedAt: now }
  return tx.draft.upsert({
    where: { entity_entityId: key },
    create: { ...key, ...data, createdAt: now },
    update: data,
  })
}

async function dropDraft(tx: Tx, entity: Entity, entityId: string): Promise<void> {
  await tx.draft.deleteMany({ where: { entity: entity.name, entityId } })
}
