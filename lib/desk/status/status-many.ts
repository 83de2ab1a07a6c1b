import 'server-only'
import { randomUUID } from 'node:crypto'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { chosenLeads } from '@/lib/desk/access/chosen-leads'
import { openLead } from '@/lib/desk/access/open-lead'
import type { StatusesChange } from '@/lib/desk/status/action-schema'
import { moveLead } from '@/lib/desk/status/change-status'
import {
  alwaysNeedsReason,
  isLeadStatus,
  isListedTransition,
  LEAD_STATUSES,
  type LeadStatus,
} from '@/lib/leads/tour-requests/status'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Each tour has a time of its own, and nobody is new again. */
const SEVERAL: readonly LeadStatus[] = LEAD_STATUSES.filter(
  (status) => status !== 'scheduled' && status !== 'new',
)

/** What moving chosen requests to a status would do. */
export type StatusChoice = {
  status: LeadStatus
  /** Those that would move, with where they stand. */
  leads: { id: string; from: LeadStatus }[]
  /** How many are there already, how many may not go there from where they are, and how many have a tour that this would call off. */
  already: number
  unlisted: number
  touring: number
  asksReason: boolean
}

/** The statuses that several requests can be moved to at once, with what each would change. @throws AppError 403 */
export async function statusChoices(actor: Actor, chosen: string[]): Promise<StatusChoice[]> {
  const leads = await chosenLeads(actor, chosen)
  return SEVERAL.map((status) => {
    const judged = leads.map((lead) => ({
      id: lead.id,
      from: statusOf(lead),
      hindrance: hindranceOf(lead, status),
    }))
    const count = (hindrance: Hindrance) => judged.filter((lead) => lead.hindrance === hindrance).length
    return {
      status,
      leads: judged.flatMap(({ id, from, hindrance }) => (hindrance ? [] : { id, from })),
      already: count('already'),
      unlisted: count('unlisted'),
      touring: count('touring'),
      asksReason: alwaysNeedsReason(status),
    }
  })
}

/**
 * Moves several requests to one status by listed moves, all or none, with one reason for all where the status asks for one. One that does not
 * stand any more where the screen showed it stays: somebody else has moved it. No family is told anything by it: where a tour would be
 * called off, each family deserves to be spoken to.
 * @returns those that moved, and by which change, which takes them back (undo-statuses.ts)
 * @throws AppError 400 without the reason, 403, 404, 409 for a move that is not one of several
 */
export async function moveLeads(actor: Actor, { status, reason, leads }: StatusesChange) {
  assertCan(actor, 'update', 'tourRequest')
  const changeId = randomUUID()
  return db.$transaction(async (tx) => {
    const changed: string[] = []
    // In one order, so that two who do it at once wait for each other.
    for (const { id, from } of leads.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const lead = await openLead(tx, actor, id, 'update')
      if (lead.status !== from) continue
      const hindrance = SEVERAL.includes(status) ? hindranceOf(lead, status) : 'unlisted'
      if (hindrance) throw conflict(REFUSALS[hindrance])
      await moveLead(tx, actor, lead, { status, reason }, changeId)
      changed.push(id)
    }
    return { changeId, changed }
  }, LIMITS)
}

type Hindrance = 'already' | 'unlisted' | 'touring'

const REFUSALS: Record<Hindrance, string> = {
  already: 'One of them is there already',
  unlisted: 'One of them cannot move there together with others. Open it and move it by itself.',
  touring: 'A tour of one of them would be called off. Open it and call the tour off there.',
}

type Lead = Pick<TourRequest, 'status' | 'scheduledDate' | 'quarantinedAt'>

const statusOf = ({ status }: Pick<TourRequest, 'status'>): LeadStatus =>
  isLeadStatus(status) ? status : 'new'

/** Why a request does not move with others, or null. */
function hindranceOf(lead: Lead, to: LeadStatus): Hindrance | null {
  const from = statusOf(lead)
  if (from === to) return 'already'
  if (lead.quarantinedAt || !isListedTransition(from, to)) return 'unlisted'
  const isTourAhead = from === 'scheduled' && lead.scheduledDate !== null && lead.scheduledDate > new Date()
  return isTourAhead && to !== 'toured' ? 'touring' : null
}
