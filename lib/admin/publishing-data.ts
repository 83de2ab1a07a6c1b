import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { approvalOf } from '@/lib/admin/approval/approval-rows'
import type { ApprovalView } from '@/lib/admin/approval/approval-view'
import type { Entity } from '@/lib/admin/define-entity'
import { type DraftView, draftOf } from '@/lib/admin/draft'
import { plansOf } from '@/lib/admin/plan-rows'
import type { PlanView } from '@/lib/admin/plan-view'
import { type PublicationState, publicationState } from '@/lib/admin/publication-state'
import type { AdminRecord } from '@/lib/admin/record'
import { zoneOf } from '@/lib/admin/record-zone'
import { db } from '@/lib/db'
import { AppError } from '@/lib/errors'

/** What a form needs to know about a record and its visitors. */
export type Publishing = {
  state: PublicationState
  draft: DraftView | null
  plans: PlanView[]
  /** What waits for approval, or was sent back. */
  approval: ApprovalView | null
  /** In whose hours it is planned. */
  timeZone: string
}

/**
 * Where a record stands with visitors, as its form shows it; `record` null is one that nobody has stored yet. Null where there is nothing
 * to publish.
 * @throws AppError 403
 */
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
  // Without either there is nothing of it yet, and what an id says is nobody's to know.
  const plans = record || draft ? await plansOf(db, entity, id) : []
  const isPlanned = plans.some(({ action, state }) => action === 'publish' && state === 'waiting')
  const beside = { hasDraft: draft !== null, isPlanned, nowMs: Date.now() }
  return {
    state: publicationState(entity, record, beside),
    draft,
    plans,
    approval: record || draft ? await approvalOf(actor, entity, id) : null,
    timeZone: await zoneOf(db, entity, { ...record, ...draft?.values }),
  }
}
