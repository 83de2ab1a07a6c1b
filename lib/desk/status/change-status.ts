import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { clearDraft } from '@/lib/desk/note-drafts/note-drafts'
import type { StatusChange, TourTime } from '@/lib/desk/status/action-schema'
import { recordMove } from '@/lib/desk/status/move-notice'
import { assertTourTime } from '@/lib/desk/status/tour-times'
import { notifyOfTour, notifyTourCalledOff } from '@/lib/leads/family/tour-notices'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { inStaffedHours } from '@/lib/leads/tour-requests/staffed-time'
import {
  isLeadStatus,
  isListedTransition,
  type LeadStatus,
  needsReason,
} from '@/lib/leads/tour-requests/status'
import { lockTours } from '@/lib/leads/tour-times/lock-tours'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** Moves a lead to another status (reading 22). @throws AppError 400 by field, 403, 404, 409 */
export async function changeStatus(actor: Actor, id: string, change: StatusChange): Promise<TourRequest> {
  return db.$transaction(async (tx) => {
    if (change.status === 'scheduled') await lockTours(tx, id)
    const lead = await openLead(tx, actor, id, 'update')
    if (change.expectedStatus && change.expectedStatus !== lead.status) {
      throw conflict(`Someone else has moved this lead to “${lead.status}”`)
    }
    await clearDraft(tx, actor, id, 'status')
    return moveLead(tx, actor, lead, change)
  })
}

/** Sets the tour's date, moving the lead to `scheduled` if needed. @throws as changeStatus */
export async function scheduleTour(
  actor: Actor,
  id: string,
  { scheduledDate, reason, timeReason }: TourTime,
): Promise<TourRequest> {
  return db.$transaction(async (tx) => {
    await lockTours(tx, id)
    const lead = await openLead(tx, actor, id, 'update')
    await clearDraft(tx, actor, id, 'status')
    if (lead.status !== 'scheduled')
      return moveLead(tx, actor, lead, { status: 'scheduled', scheduledDate, reason, timeReason })
    const at = new Date(scheduledDate)
    await assertTourTime(tx, lead, at, timeReason)
    await recordMove(tx, actor, lead, { scheduledDate, timeReason })
    const before = { scheduledDate: lead.scheduledDate?.toISOString() ?? null }
    await auditLead(tx, actor, { action: 'lead.schedule', leadId: id, before, after: { scheduledDate } })
    await notifyOfTour(tx, lead, at)
    return tx.tourRequest.update({
      where: { id },
      data: { scheduledDate: at, nextStep: 'tour', nextStepAt: at },
    })
  })
}

/**
 * Moves an opened lead; never stops a clock (C4). @param origin the bulk change, or the family's request
 * whose attempt moves this one @throws as changeStatus
 */
export async function moveLead(
  tx: Tx,
  actor: Actor,
  lead: TourRequest,
  change: StatusChange,
  origin: { changeId?: string; throughLeadId?: string } = {},
): Promise<TourRequest> {
  const from = isLeadStatus(lead.status) ? lead.status : 'new'
  const { status: to } = change
  const reason = change.reason?.trim() || null
  assertMayMove(actor, from, to, reason)
  const scheduledDate = change.scheduledDate ? new Date(change.scheduledDate) : lead.scheduledDate
  if (to === 'scheduled' && !scheduledDate)
    throw invalidFields({ scheduledDate: 'Please enter the date of the tour' })
  if (to === 'scheduled' && scheduledDate) await assertTourTime(tx, lead, scheduledDate, change.timeReason)
  const override = !isListedTransition(from, to)
  const data = {
    from,
    to,
    ...(reason && { reason }),
    ...(to === 'scheduled' && change.timeReason && { timeReason: change.timeReason }),
    ...(override && { override }),
    ...(to === 'not-interested' && change.reasonClass && { reasonClass: change.reasonClass }),
    ...(to === 'scheduled' && scheduledDate && { scheduledDate: scheduledDate.toISOString() }),
    ...origin,
    ...(origin.changeId && { before: undoState(lead) }),
  }
  await recordEvent(tx, lead.id, { type: 'status', actor, data })
  await auditLead(tx, actor, {
    action: override ? 'lead.status-override' : 'lead.status',
    leadId: lead.id,
    before: { status: from },
    after: { status: to, ...(reason && { reason }) },
  })
  if (to === 'scheduled' && scheduledDate) await notifyOfTour(tx, lead, scheduledDate)
  else if (to !== 'toured') await notifyTourCalledOff(tx, lead)
  return tx.tourRequest.update({
    where: { id: lead.id },
    data: {
      status: to,
      statusReason: reason,
      ...(to === 'scheduled' && { scheduledDate }),
      ...(await nextStepOf(lead, to, scheduledDate)),
    },
  })
}

function undoState({ statusReason, nextStep, nextStepAt }: TourRequest) {
  return {
    statusReason,
    nextStep,
    nextStepAt: nextStepAt?.toISOString() ?? null,
  }
}

const DAY_MS = 24 * 60 * 60 * 1_000

async function nextStepOf(lead: TourRequest, to: LeadStatus, tour: Date | null) {
  const { communityId, contactEndedAt } = lead
  if (to === 'scheduled') return { nextStep: 'tour', nextStepAt: tour }
  const isOver = to === 'converted' || to === 'not-interested'
  if (isOver || contactEndedAt) return { nextStep: null, nextStepAt: null }
  if (to !== 'toured') return {}
  const { hours, timeZone } = await scheduleOf(communityId)
  return {
    nextStep: 'after-tour',
    nextStepAt: inStaffedHours(hours, timeZone, new Date(Date.now() + DAY_MS)),
  }
}

function assertMayMove(actor: Actor, from: LeadStatus, to: LeadStatus, reason: string | null): void {
  if (from === to) throw conflict(`This lead is already “${to}”`)
  if (!isListedTransition(from, to) && actor.role !== 'admin') {
    throw conflict(`A lead that is “${from}” cannot become “${to}”. A manager can do it with a reason.`)
  }
  if (needsReason(from, to) && !reason) throw invalidFields({ reason: 'Please enter a reason' })
}
