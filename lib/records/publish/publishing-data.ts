import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db } from '@/lib/platform/database/db'
import { AppError } from '@/lib/platform/errors'
import type { Entity } from '@/lib/records/declare/define-entity'
import type { AdminRecord } from '@/lib/records/declare/record'
import { approvalOf } from '@/lib/records/publish/approval/approval-rows'
import type { ApprovalView } from '@/lib/records/publish/approval/approval-view'
import { type DraftView, draftOf } from '@/lib/records/publish/draft'
import { plansOf } from '@/lib/records/publish/plan-rows'
import type { PlanView } from '@/lib/records/publish/plan-view'
import { type PublicationState, publicationState } from '@/lib/records/publish/publication-state'
import { zoneOf } from '@/lib/records/store/record-zone'

export type Publishing = {
  state: PublicationState
  draft: DraftView | null
  plans: PlanView[]
  approval: ApprovalView | null
  /** The zone in which plans are entered. */
  timeZone: string
}

/** Data for a record's form, null without drafts. `record` is null while unsaved. @throws AppError 403 */
export async function publishingOf(
  actor: Actor,
  entity: Entity,
  id: string,
  record: AdminRecord | null,
): Promise<Publishing | null> {
  if (!entity.publication) return null
  const draft = await draftOf(actor, entity, id).catch((error: unknown) => {
    if (error instanceof AppError && error.status === 404) return null
    throw error
  })
  // Without record and draft, the id must not reveal anything.
  const plans = record || draft ? await plansOf(db, entity, id) : []
  const isPlanned = plans.some(({ action, state }) => action === 'publish' && state === 'waiting')
  const context = { hasDraft: draft !== null, isPlanned, nowMs: Date.now() }
  return {
    state: publicationState(entity, record, context),
    draft,
    plans,
    approval: record || draft ? await approvalOf(actor, entity, id) : null,
    timeZone: await zoneOf(db, entity, { ...record, ...draft?.values }),
  }
}
