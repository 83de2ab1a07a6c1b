import 'server-only'
import { subMinutes } from 'date-fns'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { auditLead, openLead } from '@/lib/desk/access/open-lead'
import { ATTEMPT_OUTCOMES } from '@/lib/leads/tour-requests/contact-attempt'
import { resumeAlerts, stoppedRowsSchema } from '@/lib/leads/tour-requests/plan-escalations'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { isLeadStatus } from '@/lib/leads/tour-requests/status'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import type { LeadEvent, TourRequest } from '@/lib/platform/generated/prisma/client'
import { isUuid } from '@/lib/platform/uuid'

const UNDO_MINUTES = 10

const moment = z.iso
  .datetime()
  .nullable()
  .transform((text) => (text === null ? null : new Date(text)))

/** Written by log-attempt.ts and sibling-clocks.ts. */
const loggedSchema = z.object({
  outcome: z.enum(ATTEMPT_OUTCOMES),
  undone: z.literal(true).optional(),
  stopped: stoppedRowsSchema,
  before: z.object({
    status: z.string(),
    statusReason: z.string().nullable(),
    nextStep: z.string().nullable(),
    nextStepAt: moment,
    firstAttemptAt: moment,
    firstAttemptById: z.string().nullable(),
    firstAttemptStaffedS: z.number().nullable(),
    reachedAt: moment,
    lastContactedAt: moment,
  }),
})

/** The columns of a lead that an attempt changes, for the history. */
export function beforeAttempt(lead: TourRequest) {
  const { status, statusReason, nextStep, firstAttemptById, firstAttemptStaffedS } = lead
  const iso = (date: Date | null) => date?.toISOString() ?? null
  return {
    status,
    statusReason,
    nextStep,
    nextStepAt: iso(lead.nextStepAt),
    firstAttemptAt: iso(lead.firstAttemptAt),
    firstAttemptById,
    firstAttemptStaffedS,
    reachedAt: iso(lead.reachedAt),
    lastContactedAt: iso(lead.lastContactedAt),
  }
}

/**
 * Takes back the person's own attempt of the last ten minutes, with clocks and alerts as before it; not
 * one by which the family was written to. @throws AppError 403, 404, 409 when too old or worked on since
 */
export async function undoAttempt(actor: Actor, id: string, attemptId: string): Promise<void> {
  await db.$transaction(async (tx) => {
    const lead = await openLead(tx, actor, id, 'update')
    const event = isUuid(attemptId) ? await tx.leadEvent.findUnique({ where: { id: attemptId } }) : null
    if (event?.tourRequestId !== id || event.type !== 'attempt') throw notFound('This attempt does not exist')
    if (event.actorId !== actor.id) throw conflict('Only the person who logged it can undo it')
    if (event.createdAt < subMinutes(new Date(), UNDO_MINUTES))
      throw conflict(`It can only be undone within ${UNDO_MINUTES} minutes`)
    const through = await tx.leadEvent.findMany({
      where: { type: 'attempt', createdAt: event.createdAt, data: { path: ['throughLeadId'], equals: id } },
    })
    // A request of a family that has been parted from this one since has its clock back already.
    const parted = { type: 'merge-undone', createdAt: { gt: event.createdAt } }
    const siblings = await tx.tourRequest.findMany({
      where: { id: { in: through.map(({ tourRequestId }) => tourRequestId) }, events: { none: parted } },
    })
    await restore(tx, actor, lead, event)
    for (const entry of through) {
      const sibling = siblings.find((one) => one.id === entry.tourRequestId)
      if (sibling) await restore(tx, actor, sibling, entry)
    }
    await auditLead(tx, actor, { action: 'lead.attempt-undo', leadId: id })
  })
}

const WORK = [
  'attempt',
  'status',
  'scheduled',
  'next-step',
  'call-chosen',
  'do-not-contact',
  'merged',
  'merge-undone',
]

async function restore(tx: Tx, actor: Actor, lead: TourRequest, event: LeadEvent): Promise<void> {
  const { success, data } = loggedSchema.safeParse(event.data)
  if (!success || data.undone) throw conflict('It can no longer be undone. Log the correct outcome instead')
  const later = await tx.leadEvent.findMany({
    where: { tourRequestId: lead.id, type: { in: WORK }, createdAt: { gt: event.createdAt } },
    select: { data: true },
  })
  // The move that came with the attempt on the family's other request.
  const others = later.filter(({ data: facts }) => !Object.hasOwn(Object(facts), 'throughLeadId'))
  if (others.length > 0 || lead.contactEndedAt)
    throw conflict('Someone has worked on this request since then')
  const { before, stopped, outcome } = data
  await tx.leadEvent.update({
    where: { id: event.id },
    data: { data: { ...(event.data as object), undone: true } },
  })
  await tx.tourRequest.update({ where: { id: lead.id }, data: before })
  if (before.status !== lead.status && isLeadStatus(lead.status)) {
    const moved = { from: lead.status, to: before.status, undone: true }
    await recordEvent(tx, lead.id, { type: 'status', actor, data: moved })
  }
  await recordEvent(tx, lead.id, { type: 'attempt-undone', actor, data: { outcome } })
  if (!before.firstAttemptAt) await resumeAlerts(tx, lead, stopped)
}
