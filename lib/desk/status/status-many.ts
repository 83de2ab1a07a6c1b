import 'server-only'
import { randomUUID } from 'node:crypto'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, chosenLeads, openLead } from '@/lib/desk/access/open-lead'
import type { StatusesChange, StatusesUndo } from '@/lib/desk/status/action-schema'
import { moveLead } from '@/lib/desk/status/change-status'
import { CLOSING_REASONS } from '@/lib/leads/tour-requests/closing-reasons'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import {
  alwaysNeedsReason,
  isLeadStatus,
  isListedTransition,
  LEAD_STATUSES,
  type LeadStatus,
} from '@/lib/leads/tour-requests/status'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

const LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Each tour needs its own time, and no lead becomes new again. */
const BULK_STATUSES: readonly LeadStatus[] = LEAD_STATUSES.filter(
  (status) => status !== 'scheduled' && status !== 'new',
)

export type StatusChoice = {
  status: LeadStatus
  leads: { id: string; from: LeadStatus }[]
  /** Leads already there, leads that may not move there, and leads whose tour would be canceled. */
  already: number
  unlisted: number
  touring: number
  asksReason: boolean
}

/** Statuses for a bulk move, with what each would change. @throws AppError 403 */
export async function statusChoices(actor: Actor, chosen: string[]): Promise<StatusChoice[]> {
  const leads = await chosenLeads(actor, chosen)
  return BULK_STATUSES.map((status) => {
    const checked = leads.map((lead) => ({
      id: lead.id,
      from: statusOf(lead),
      blocker: blockerOf(lead, status),
    }))
    const count = (blocker: Blocker) => checked.filter((lead) => lead.blocker === blocker).length
    return {
      status,
      leads: checked.flatMap(({ id, from, blocker }) => (blocker ? [] : { id, from })),
      already: count('already'),
      unlisted: count('unlisted'),
      touring: count('touring'),
      asksReason: alwaysNeedsReason(status),
    }
  })
}

/**
 * Moves leads to one status by listed moves, all or none; skips leads that somebody else has moved. Notifies
 * no family. @returns the moved ids and the change to undo @throws AppError 400, 403, 404, 409
 */
export async function moveLeads(actor: Actor, { status, reason, reasonClass, leads }: StatusesChange) {
  assertCan(actor, 'update', 'leads')
  const changeId = randomUUID()
  return db.$transaction(async (tx) => {
    const changed: string[] = []
    // A fixed order avoids deadlocks.
    for (const { id, from } of leads.toSorted((a, b) => (a.id < b.id ? -1 : 1))) {
      const lead = await openLead(tx, actor, id, 'update')
      if (lead.status !== from) continue
      const blocker = BULK_STATUSES.includes(status) ? blockerOf(lead, status) : 'unlisted'
      if (blocker) throw conflict(REFUSALS[blocker])
      await moveLead(tx, actor, lead, { status, reason, reasonClass }, { changeId })
      changed.push(id)
    }
    return { changeId, changed }
  }, LIMITS)
}

type Blocker = 'already' | 'unlisted' | 'touring'

const REFUSALS: Record<Blocker, string> = {
  already: 'One of them already has this status',
  unlisted: 'One of them cannot be moved there with the others. Open it and move it separately.',
  touring: 'This would cancel a tour of one of them. Open it and cancel the tour there.',
}

type Lead = Pick<TourRequest, 'status' | 'scheduledDate' | 'quarantinedAt'>

const statusOf = ({ status }: Pick<TourRequest, 'status'>): LeadStatus =>
  isLeadStatus(status) ? status : 'new'

function blockerOf(lead: Lead, to: LeadStatus): Blocker | null {
  const from = statusOf(lead)
  if (from === to) return 'already'
  if (lead.quarantinedAt || !isListedTransition(from, to)) return 'unlisted'
  const isTourAhead = from === 'scheduled' && lead.scheduledDate !== null && lead.scheduledDate > new Date()
  return isTourAhead && to !== 'toured' ? 'touring' : null
}

const UNDO_LIMITS = { maxWait: 6_000, timeout: 20_000 }

/** Restores what the person's bulk move changed, except leads changed since. @throws AppError 403, 404 */
export async function undoStatuses(actor: Actor, { changeId, ids }: StatusesUndo) {
  assertCan(actor, 'update', 'leads')
  return db.$transaction(async (tx) => {
    const changed: string[] = []
    for (const id of ids.toSorted()) {
      const lead = await openLead(tx, actor, id, 'update')
      const last = await tx.leadEvent.findFirst({
        where: { tourRequestId: id, type: { in: ['status', 'scheduled', 'attempt', 'next-step'] } },
        orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
      })
      const before = beforeOf(last?.data, changeId)
      if (!before || last?.actorId !== actor.id || lead.status !== before.to) continue
      await tx.tourRequest.update({
        where: { id },
        data: {
          status: before.from,
          statusReason: before.statusReason,
          // Nothing is planned any more for a family that refused contact meanwhile.
          ...(!lead.contactEndedAt && {
            nextStep: before.nextStep,
            nextStepAt: before.nextStepAt && new Date(before.nextStepAt),
          }),
        },
      })
      await recordEvent(tx, id, {
        type: 'status',
        actor,
        data: { from: before.to, to: before.from, undone: true, ...(await earlierClass(tx, id, before)) },
      })
      await auditLead(tx, actor, {
        action: 'lead.status-undo',
        leadId: id,
        before: { status: before.to },
        after: { status: before.from },
      })
      changed.push(id)
    }
    return { changed }
  }, UNDO_LIMITS)
}

/** A request that is closed again keeps the class of its reason, which its sender hears. */
async function earlierClass(tx: Tx, tourRequestId: string, { from }: { from: LeadStatus }) {
  if (from !== 'not-interested') return {}
  const closing = await tx.leadEvent.findFirst({
    where: { tourRequestId, type: 'status', data: { path: ['to'], equals: 'not-interested' } },
    orderBy: [{ createdAt: 'desc' }, { id: 'desc' }],
  })
  const { success, data } = classified.safeParse(closing?.data)
  return success ? data : {}
}

const classified = z.object({ reasonClass: z.enum(CLOSING_REASONS) })

const moment = z.iso.datetime().nullable()

/** Written by change-status.ts. */
const moved = z.object({
  changeId: z.uuid(),
  from: z.enum(LEAD_STATUSES),
  to: z.enum(LEAD_STATUSES),
  before: z.object({
    statusReason: z.string().nullable(),
    nextStep: z.string().nullable(),
    nextStepAt: moment,
  }),
})

function beforeOf(data: unknown, changeId: string) {
  const { success, data: move } = moved.safeParse(data)
  return success && move.changeId === changeId ? { from: move.from, to: move.to, ...move.before } : null
}
