import type { Actor } from '@/lib/accounts/actor'
import type { ApprovalRequest } from '@/lib/platform/generated/prisma/client'
import type { PlanAction } from '@/lib/records/publish/plan-view'

/** Somebody's wish to have a record on the site, or off it, as the API answers it and the form shows it. Times are ISO, UTC. */
export type ApprovalView = {
  action: PlanAction
  state: 'waiting' | 'returned'
  note: string | null
  /** When it is to happen; null: once it is approved. */
  wantedAt: string | null
  timeZone: string
  askedBy: string
  isMine: boolean
  askedAt: string
  /** Of one that was sent back. */
  answeredBy: string | null
  answer: string | null
}

/** A stored request for whoever may read its record; null once it is settled. */
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
