import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import type { Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { refuseErrors } from '@/lib/records/checks/fit-for-visitors'
import { checkBeforePublish, type Finding } from '@/lib/records/checks/publish-check'
import type { Entity } from '@/lib/records/declare/define-entity'
import { flagValues, isOn } from '@/lib/records/declare/publication'
import type { AdminRecord } from '@/lib/records/declare/record'
import { writeDraft } from '@/lib/records/publish/apply-draft'
import { settleApproval } from '@/lib/records/publish/approval/answer-approval'
import { missing, standingOf } from '@/lib/records/publish/draft'
import { cancelPlans } from '@/lib/records/publish/plan-rows'
import { type DraftInput, keepGuarded } from '@/lib/records/publish/save-draft'
import { change, lock } from '@/lib/records/store/change'
import { assertMayPublish } from '@/lib/records/store/may-publish'
import { updateWithin } from '@/lib/records/store/write-record'

/** A record that went live, and what should be known about it. */
export type Published = { record: AdminRecord; warnings: Finding[] }

/**
 * Brings a record's draft (or what is sent in its place) into the record and puts it on the site, in one transaction: the draft is gone
 * afterwards.
 * @throws AppError 400 with fieldErrors for what is not valid or not fit for visitors, 403, 404, 405, 409 when it changed meanwhile
 */
export async function publishRecord(
  actor: Actor,
  entity: Entity,
  id: string,
  input: Partial<DraftInput> = {},
): Promise<Published> {
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    return publishWithin(tx, actor, entity, id, input)
  })
}

/** The same in the caller's transaction, which holds the record's lock. */
export async function publishWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
  input: Partial<DraftInput> = {},
): Promise<{ answer: Published; expired: string[] }> {
  assertCan(actor, 'update', entity.name)
  assertMayPublish(actor, entity)
  const standing = await standingOf(tx, actor, entity, id)
  const how = { isOn: true, action: 'publish', input } as const
  const { after, expired } = await writeDraft(tx, actor, entity, id, standing, how)
  const findings = await checkBeforePublish(tx, entity, after, standing.record)
  refuseErrors(findings)
  if (standing.draft) await keepGuarded(tx, actor, entity, standing.draft)
  await cancelPlans(tx, entity, id, 'publish')
  await settleApproval(tx, actor, entity, id, { action: 'publish', standing })
  return { answer: { record: after, warnings: findings }, expired }
}

/**
 * Makes a record of a draft, or brings it into a record that is off the site, and leaves it off: from here on it is complete and valid.
 * @throws AppError 400 with fieldErrors, 403, 404, 405, 409 when it changed meanwhile, or is on the site
 */
export async function storeDraft(
  actor: Actor,
  entity: Entity,
  id: string,
  input: Partial<DraftInput> = {},
): Promise<AdminRecord> {
  assertCan(actor, 'update', entity.name)
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    const standing = await standingOf(tx, actor, entity, id)
    const { record, draft } = standing
    if (record && isOn(entity, record)) {
      throw conflict('This is on the site: publish the changes, or unpublish it first')
    }
    const action = record ? 'update' : 'create'
    const { after, expired } = await writeDraft(tx, actor, entity, id, standing, {
      isOn: false,
      action,
      input,
    })
    if (draft) await keepGuarded(tx, actor, entity, draft)
    return { answer: after, expired }
  })
}

/**
 * Takes a record off the site; its draft stays.
 * @throws AppError 403, 404, 405
 */
export async function unpublishRecord(actor: Actor, entity: Entity, id: string): Promise<AdminRecord> {
  return change(entity, async (tx) => {
    await lock(tx, entity, id)
    return unpublishWithin(tx, actor, entity, id)
  })
}

/** The same in the caller's transaction, which holds the record's lock. */
export async function unpublishWithin(
  tx: Tx,
  actor: Actor,
  entity: Entity,
  id: string,
): Promise<{ answer: AdminRecord; expired: string[] }> {
  assertCan(actor, 'update', entity.name)
  assertMayPublish(actor, entity)
  const standing = await standingOf(tx, actor, entity, id)
  if (!standing.record) throw missing(entity)
  const how = { action: 'unpublish' } as const
  const { after, expired } = await updateWithin(tx, actor, entity, id, flagValues(entity, false), how)
  await cancelPlans(tx, entity, id, 'unpublish')
  await settleApproval(tx, actor, entity, id, { action: 'unpublish', standing })
  return { answer: after, expired }
}
