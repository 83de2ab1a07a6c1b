import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict, forbidden } from '@/lib/platform/errors'
import { checkBeforePublish, type Finding, refuseErrors } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { assertMayCreate } from '@/lib/records/declare/permissions'
import { assertCanBeOff, flagValues, isMarkedPublished } from '@/lib/records/declare/publication'
import { type AdminRecord, mayUse } from '@/lib/records/declare/record'
import { settleApproval } from '@/lib/records/publish/approval/answer-approval'
import {
  assertDraftFresh,
  draftValues,
  missing,
  type RecordWithDraft,
  recordWithDraft,
} from '@/lib/records/publish/draft'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { type DraftInput, keepGuarded } from '@/lib/records/publish/save-draft'
import { change, lock } from '@/lib/records/store/change'
import type { Change } from '@/lib/records/store/history'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { createWithin, updateWithin, type Written } from '@/lib/records/store/write-record'

/** `publishAnyway` is an administrator's reason to pass over the checks, which the history keeps. */
type PublishInput = Partial<DraftInput> & { publishAnyway?: string | undefined }

export type Published = { record: AdminRecord; warnings: Finding[] }

/** Publishes a record's draft, or the input. @throws AppError 400 with fieldErrors, 403, 404, 405, 409 */
export async function publishRecord(
  actor: Actor,
  entity: Entity,
  id: string,
  input: PublishInput = {},
): Promise<Published> {
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    return publishWithin(tx, actor, entity, id, input)
  })
}

/** Like publishRecord, in the caller's transaction with the record locked. */
export async function publishWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  input: PublishInput = {},
): Promise<{ answer: Published; expired: string[] }> {
  assertCan(actor, 'update', entity.area)
  assertMayPublish(actor, entity)
  const current = await recordWithDraft(tx, actor, entity, id)
  const { publishAnyway: anyway } = input
  if (anyway !== undefined && (actor.role !== 'admin' || actor.scopes)) {
    throw forbidden('Only an administrator can publish despite the checks')
  }
  const how = { isOn: true, action: 'publish', input, anyway } as const
  const { after, expired } = await writeDraft(tx, actor, entity, id, current, how)
  const findings = await checkBeforePublish(tx, entity, after, current.record)
  if (anyway === undefined) refuseErrors(findings)
  if (current.draft) await keepGuarded(tx, actor, entity, current.draft)
  await cancelPlans(tx, entity, id, 'publish')
  await settleApproval(tx, actor, entity, id, { action: 'publish', current })
  return { answer: { record: after, warnings: findings }, expired }
}

/** Saves a valid draft, without publishing. @throws AppError 400 with fieldErrors, 403, 404, 405, 409 */
export async function storeDraft(
  actor: Actor,
  entity: Entity,
  id: string,
  input: Partial<DraftInput> = {},
): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.area)
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    const current = await recordWithDraft(tx, actor, entity, id)
    const { record, draft } = current
    assertCanBeOff(entity)
    if (record && isMarkedPublished(entity, record)) {
      throw conflict('This is published. Publish the changes, or unpublish it first')
    }
    const action = record ? 'update' : 'create'
    const { after, expired } = await writeDraft(tx, actor, entity, id, current, {
      isOn: false,
      action,
      input,
    })
    if (draft) await keepGuarded(tx, actor, entity, draft)
    return { answer: after, expired }
  })
}

/** Unpublishes a record; its draft stays. @throws AppError 403, 404, 405 */
export async function unpublishRecord(actor: Actor, entity: Entity, id: string): Promise<AdminRecord> {
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    return unpublishWithin(tx, actor, entity, id)
  })
}

/** Like unpublishRecord, in the caller's transaction with the record locked. */
export async function unpublishWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
): Promise<{ answer: AdminRecord; expired: string[] }> {
  assertCan(actor, 'update', entity.area)
  assertMayPublish(actor, entity)
  const current = await recordWithDraft(tx, actor, entity, id)
  if (!current.record) throw missing(entity)
  assertCanBeOff(entity)
  const how = { action: 'unpublish' } as const
  const { after, expired } = await updateWithin(tx, actor, entity, id, flagValues(entity, false), how)
  await cancelPlans(tx, entity, id, 'unpublish')
  await settleApproval(tx, actor, entity, id, { action: 'unpublish', current })
  return { answer: after, expired }
}

/** Writes a record as its draft would publish it; the draft stays. @throws AppError 400, 404, 405 */
export async function applyDraft(tx: Tx, actor: Actor, entity: Entity, id: string): Promise<AdminRecord> {
  const current = await recordWithDraft(tx, actor, entity, id)
  const how = { isOn: true, action: 'publish', isUnchecked: true } as const
  const { after } = await writeDraft(tx, actor, entity, id, current, how)
  return after
}

type Writing = {
  isOn: boolean
  action: Change['action']
  /** Replaces the stored draft's values; also the versions that the user saw. */
  input?: PublishInput
  anyway?: string | undefined
  isUnchecked?: boolean
}

/** Writes a draft, or the input instead, to the row the caller locked. @throws AppError 400, 403, 404, 409 */
async function writeDraft(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  { record, draft }: RecordWithDraft,
  { isOn, input = {}, ...how }: Writing,
): Promise<Written> {
  assertDraftFresh(actor, draft, input)
  const stored = Object.entries(draft ? draftValues(draft) : {}).filter(([name]) =>
    mayUse(actor, entity, name),
  )
  const values = { ...(input.values ?? Object.fromEntries(stored)), ...flagValues(entity, isOn) }
  if (record) {
    return updateWithin(tx, actor, entity, id, { ...values, updatedAt: input.updatedAt }, how)
  }
  if ((!draft && !input.values) || input.updatedAt) throw missing(entity)
  assertMayCreate(actor, entity)
  await lock(tx, entity, id)
  return createWithin(tx, actor, entity, values, { ...how, id })
}
