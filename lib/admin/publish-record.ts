import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { writeDraft } from '@/lib/admin/apply-draft'
import { settleApproval } from '@/lib/admin/approval/answer-approval'
import { assertMayPublish } from '@/lib/admin/approval/may-publish'
import { change, lock } from '@/lib/admin/change'
import type { Entity } from '@/lib/admin/define-entity'
import { missing, standingOf } from '@/lib/admin/draft'
import { cancelPlans } from '@/lib/admin/plan-rows'
import { flagValues, isOn } from '@/lib/admin/publication'
import { checkBeforePublish, type Finding } from '@/lib/admin/publish-check'
import type { AdminRecord } from '@/lib/admin/record'
import { type DraftInput, keepGuarded } from '@/lib/admin/save-draft'
import { updateWithin, type Written } from '@/lib/admin/write-record'
import { assertCan } from '@/lib/auth/access'
import type { Tx } from '@/lib/db'
import { badRequest, conflict, invalidFields } from '@/lib/errors'

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

/** What goes live together with others is looked at like what is published by itself. @throws AppError 400 */
export async function assertFitForVisitors(
  tx: Tx,
  entity: Entity,
  { before, after }: Written,
): Promise<void> {
  if (!entity.publication || !isOn(entity, after) || (before && isOn(entity, before))) return
  refuseErrors(await checkBeforePublish(tx, entity, after, before))
}

function refuseErrors(findings: Finding[]): void {
  const errors = findings.filter(({ severity }) => severity === 'error')
  if (errors.length === 0) return
  const general = errors.find(({ field }) => field === null)
  const fields = errors.flatMap(({ field, message }) => (field === null ? [] : [[field, message] as const]))
  if (fields.length === 0) throw badRequest(general?.message ?? '')
  throw invalidFields(
    Object.fromEntries(fields),
    general?.message ?? 'This is not fit to be published yet: please see the marked fields',
  )
}
