import type { Actor } from '@/lib/accounts/actor'
import type { ApprovalRequest } from '@/lib/platform/generated/prisma/client'
import type { PlanAction } from '@/lib/records/publish/plan-view'

/** A request to publish or unpublish a record, as in the API and the form. Times are ISO, UTC. */
export type ApprovalView = {
  action: PlanAction
  state: 'waiting' | 'returned'
  note: string | null
  /** When it should happen; null for as soon as it is approved. */
  wantedAt: string | null
  timeZone: string
  askedBy: string
  isMine: boolean
  askedAt: string
  answeredBy: string | null
  answer: string | null
}

/** A stored request for users who can read its record; null once settled. */
export function approvalView(actor: Pick<Actor, 'id'>, request: ApprovalRequest): ApprovalView | null {
  const { state } = request
  if (state !== 'waiting' && state !== 'returned') return null
  return {
    action: request.action as PlanAction,
    state,
    note: request.note,
    wantedAt: request.wantedAt?.toISOString() ?? null,
    timeZone: request.timeZone,
    askedBy: request.askedByName,
    isMine: request.askedById === actor.id,
    askedAt: request.createdAt.toISOString(),
    answeredBy: request.answeredByName,
    answer: request.answer,
  }
}
