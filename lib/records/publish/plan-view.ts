import type { PublicationPlan } from '@/lib/platform/generated/prisma/client'

export type PlanAction = 'publish' | 'unpublish'

/** A plan as in the API and the form. Times are ISO, UTC. */
export type PlanView = {
  action: PlanAction
  at: string
  timeZone: string
  plannedBy: string
  state: 'waiting' | 'fired' | 'missed' | 'canceled'
  firedAt: string | null
  problem: string | null
}

export function planView(plan: PublicationPlan): PlanView {
  return {
    action: plan.action as PlanAction,
    at: plan.at.toISOString(),
    timeZone: plan.timeZone,
    plannedBy: plan.plannedByName,
    state: plan.state as PlanView['state'],
    firedAt: plan.firedAt?.toISOString() ?? null,
    problem: plan.problem,
  }
}

const LATE_FROM_MS = 60_000

/** '3 h late', or null within a minute of the planned time. */
export function lateness({ at, firedAt }: Pick<PlanView, 'at' | 'firedAt'>): string | null {
  const ms = firedAt ? Date.parse(firedAt) - Date.parse(at) : 0
  if (ms <= LATE_FROM_MS) return null
  const minutes = Math.round(ms / 60_000)
  if (minutes < 60) return `${minutes} min late`
  const hours = Math.round(minutes / 60)
  return hours < 48 ? `${hours} h late` : `${Math.round(hours / 24)} days late`
}
