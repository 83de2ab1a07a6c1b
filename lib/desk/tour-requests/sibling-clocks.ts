import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import type { Attempt } from '@/lib/desk/status/action-schema'
import { moveLead } from '@/lib/desk/status/change-status'
import { beforeAttempt } from '@/lib/desk/tour-requests/undo-attempt'
import { isInScope, leadScopeOf } from '@/lib/leads/access/lead-scope'
import { clockStart } from '@/lib/leads/callers/call-windows'
import { isContact } from '@/lib/leads/tour-requests/contact-attempt'
import { stopEscalations } from '@/lib/leads/tour-requests/plan-escalations'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { staffedSeconds } from '@/lib/leads/tour-requests/staffed-time'
import type { Tx } from '@/lib/platform/database/db'
import type { TourRequest } from '@/lib/platform/generated/prisma/client'

/** The family's other requests in the person's scope, which one call answers as far as they wait. */
export async function siblingsOf(tx: Tx, actor: Actor, lead: TourRequest): Promise<TourRequest[]> {
  if (!lead.householdId) return []
  const scope = await leadScopeOf(actor)
  const others = await tx.tourRequest.findMany({
    where: {
      householdId: lead.householdId,
      id: { not: lead.id },
      quarantinedAt: null,
      erasedAt: null,
      contactEndedAt: null,
    },
    orderBy: { id: 'asc' },
  })
  return others.filter((other) => isInScope(scope, other))
}

type Answered = { lead: TourRequest; siblings: TourRequest[]; attempt: Attempt; now: Date }

/** Stops the clocks of waiting siblings; keeps former values for undoing merge or attempt (decision 084). */
export async function stopSiblingClocks(
  tx: Tx,
  actor: Actor,
  { lead, siblings, attempt: { attemptId, outcome }, now }: Answered,
): Promise<void> {
  const through = { throughLeadId: lead.id }
  for (const other of siblings.filter(({ firstAttemptAt }) => firstAttemptAt === null)) {
    if (outcome === 'reached' && other.status === 'new')
      await moveLead(tx, actor, other, { status: 'contacted' }, through)
    const stopped = await stopEscalations(tx, other.id)
    const data = { outcome, ...through, throughEntryId: attemptId, before: beforeAttempt(other), stopped }
    await recordEvent(tx, other.id, { type: 'attempt', at: now, actor, data })
    await tx.tourRequest.update({
      where: { id: other.id },
      data: {
        ...(await stoppedClock(actor, other, outcome, now)),
        ...(isContact(outcome) && { lastContactedAt: now }),
      },
    })
  }
}

/** Columns of a lead after an attempt: the first one stops its clock. */
export async function stoppedClock(actor: Actor, lead: TourRequest, outcome: Attempt['outcome'], now: Date) {
  const reached = outcome === 'reached' && !lead.reachedAt ? { reachedAt: now } : {}
  if (lead.firstAttemptAt) return reached
  const { hours, timeZone } = await scheduleOf(lead.communityId)
  return {
    ...reached,
    firstAttemptAt: now,
    firstAttemptById: actor.id,
    firstAttemptStaffedS: staffedSeconds(hours, timeZone, clockStart(lead), now),
  }
}
