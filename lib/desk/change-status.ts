import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { db, type Tx } from '@/lib/db'
import type { StatusChange } from '@/lib/desk/action-schema'
import { auditLead, openLead } from '@/lib/desk/open-lead'
import { conflict, invalidFields } from '@/lib/errors'
import type { TourRequest } from '@/lib/generated/prisma/client'
import { recordEvent } from '@/lib/leads/record-event'
import { isLeadStatus, isListedTransition, type LeadStatus, needsReason } from '@/lib/leads/status'

/**
 * Moves a lead to another status (reading 22). Listed moves are open to who works leads; any other needs an admin and a
 * reason, `not-interested` a reason always, `scheduled` a date. `contacted` stamps lastContactedAt.
 * @throws AppError 400 by field, 403, 404, 409 when the move is not allowed or the lead moved meanwhile
 */
export async function changeStatus(actor: Actor, id: string, change: StatusChange): Promise<TourRequest> {
  return db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    if (change.expectedStatus && change.expectedStatus !== lead.status) {
      throw conflict(`Somebody else has moved this lead to “${lead.status}” meanwhile`)
    }
    return moveLead(tx, actor, lead, change)
  })
}

/** Sets or changes the date of the tour, moving the lead to `scheduled` when it is not there yet. @throws as changeStatus */
export async function scheduleTour(
  actor: Actor,
  id: string,
  { scheduledDate, reason }: { scheduledDate: string; reason?: string | null | undefined },
): Promise<TourRequest> {
  return db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    if (lead.status !== 'scheduled')
      return moveLead(tx, actor, lead, { status: 'scheduled', scheduledDate, reason })
    await recordEvent(tx, id, { type: 'scheduled', actor, data: { scheduledDate } })
    const before = { scheduledDate: lead.scheduledDate?.toISOString() ?? null }
    await auditLead(tx, actor, { action: 'lead.schedule', leadId: id, before, after: { scheduledDate } })
    return tx.tourRequest.update({ where: { id }, data: { scheduledDate: new Date(scheduledDate) } })
  })
}

async function moveLead(tx: Tx, actor: Actor, lead: TourRequest, change: StatusChange): Promise<TourRequest> {
  const from = isLeadStatus(lead.status) ? lead.status : 'new'
  const { status: to } = change
  const reason = change.reason?.trim() || null
  assertMayMove(actor, from, to, reason)
  const scheduledDate = change.scheduledDate ? new Date(change.scheduledDate) : lead.scheduledDate
  if (to === 'scheduled' && !scheduledDate)
    throw invalidFields({ scheduledDate: 'Please enter the date of the tour' })
  const override = !isListedTransition(from, to)
  const data = { from, to, ...(reason && { reason }), ...(override && { override }) }
  await recordEvent(tx, lead.id, { type: 'status', actor, data })
  await auditLead(tx, actor, {
    action: override ? 'lead.status-override' : 'lead.status',
    leadId: lead.id,
    before: { status: from },
    after: { status: to, ...(reason && { reason }) },
  })
  return tx.tourRequest.update({
    where: { id: lead.id },
    data: {
      status: to,
      statusReason: reason,
      ...(to === 'contacted' && { lastContactedAt: new Date() }),
      ...(to === 'scheduled' && { scheduledDate }),
    },
  })
}

function assertMayMove(actor: Actor, from: LeadStatus, to: LeadStatus, reason: string | null): void {
  if (from === to) throw conflict(`This lead is “${to}” already`)
  if (!isListedTransition(from, to) && actor.role !== 'admin') {
    throw conflict(`A lead that is “${from}” cannot become “${to}”. A manager can do it with a reason.`)
  }
  if (needsReason(from, to) && !reason) throw invalidFields({ reason: 'Please say why' })
}
