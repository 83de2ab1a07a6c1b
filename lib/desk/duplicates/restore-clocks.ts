import 'server-only'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { type AttemptClock, type LoggedAttempt, replayAttempts } from '@/lib/desk/duplicates/replay-attempts'
import { tellPartners } from '@/lib/desk/partner-events/tell-partners'
import { clockStart } from '@/lib/leads/callers/call-windows'
import { ATTEMPT_OUTCOMES } from '@/lib/leads/tour-requests/contact-attempt'
import { resumeAlerts, stoppedRowsSchema } from '@/lib/leads/tour-requests/plan-escalations'
import { recordEvent } from '@/lib/leads/tour-requests/record-event'
import { scheduleOf } from '@/lib/leads/tour-requests/references'
import { staffedSeconds } from '@/lib/leads/tour-requests/staffed-time'
import type { Tx } from '@/lib/platform/database/db'
import type { HouseholdMerge, LeadEvent, TourRequest } from '@/lib/platform/generated/prisma/client'

const attemptSchema = z.object({
  outcome: z.enum(ATTEMPT_OUTCOMES),
  covers: z.array(z.string()).default([]),
  throughLeadId: z.string().optional(),
  undone: z.literal(true).optional(),
  stopped: stoppedRowsSchema.default([]),
})

/**
 * Gives the leads of two parted households the clocks, statuses and due alerts they would have without the
 * merge (decision 084). An attempt on one family's request had answered the other's. Call after the leads
 * have been moved back.
 */
export async function restoreClocks(tx: Tx, actor: Actor, merge: HouseholdMerge): Promise<void> {
  const households = [merge.keptId, merge.absorbedId]
  await tx.$queryRaw`
    select 1 from tour_requests where household_id = any(${households}::uuid[]) order by id for update`
  const leads = await tx.tourRequest.findMany({ where: { householdId: { in: households }, erasedAt: null } })
  const events = await tx.leadEvent.findMany({
    where: { tourRequestId: { in: leads.map(({ id }) => id) }, type: { in: ['attempt', 'status'] } },
    orderBy: [{ createdAt: 'asc' }, { id: 'asc' }],
  })
  const entries = events.map(readAttempt).filter((entry) => entry !== null)
  const clockOf = replayAttempts(
    entries.filter(({ throughLeadId }) => !throughLeadId),
    await householdAt(tx, leads),
  )
  const restored: string[] = []
  for (const lead of leads) {
    const through = entries.filter(({ leadId, throughLeadId }) => leadId === lead.id && throughLeadId)
    // Nobody else's attempt has answered this one since the merge.
    if (!through.some(({ at }) => at >= merge.mergedAt)) continue
    const clock = clockOf(lead.id)
    const statuses = events.filter(
      ({ tourRequestId, type }) => tourRequestId === lead.id && type === 'status',
    )
    await restoreLead(tx, actor, lead, { clock, lastStatus: statuses.at(-1), mergeId: merge.id })
    restored.push(lead.id)
    if (clock.firstAttemptAt || lead.contactEndedAt) continue
    const stopped = through.flatMap((entry) => entry.stopped)
    await resumeAlerts(tx, lead, stopped)
  }
  await tellPartners(tx, { type: 'lead.call_undone', leadIds: restored, causeId: merge.id })
}

type Entry = LoggedAttempt & Pick<z.output<typeof attemptSchema>, 'throughLeadId' | 'stopped'>

function readAttempt({ type, tourRequestId, actorId, createdAt, data }: LeadEvent): Entry | null {
  const read = type === 'attempt' ? attemptSchema.safeParse(data).data : undefined
  return read && !read.undone ? { ...read, leadId: tourRequestId, at: createdAt, byId: actorId } : null
}

/** Before a merge that is still in force, its leads were in the absorbed household. */
async function householdAt(tx: Tx, leads: TourRequest[]) {
  const current = new Map(leads.map(({ id, householdId }) => [id, householdId]))
  const merges = await tx.householdMerge.findMany({
    where: { undoneAt: null, leadIds: { hasSome: [...current.keys()] } },
    orderBy: { mergedAt: 'asc' },
  })
  return (leadId: string, at: Date) => {
    const next = merges.find(({ mergedAt, leadIds }) => mergedAt > at && leadIds.includes(leadId))
    return next ? next.absorbedId : (current.get(leadId) ?? null)
  }
}

type Restored = { clock: AttemptClock; lastStatus: LeadEvent | undefined; mergeId: string }

async function restoreLead(
  tx: Tx,
  actor: Actor,
  lead: TourRequest,
  { clock, lastStatus, mergeId }: Restored,
): Promise<void> {
  const { hours, timeZone } = await scheduleOf(lead.communityId)
  const { firstAttemptAt } = clock
  const isNew = lead.status === 'contacted' && !clock.reachedAt && isThrough(lastStatus)
  await tx.tourRequest.update({
    where: { id: lead.id },
    data: {
      ...clock,
      firstAttemptStaffedS:
        firstAttemptAt && staffedSeconds(hours, timeZone, clockStart(lead), firstAttemptAt),
      ...(isNew && { status: 'new' }),
    },
  })
  if (isNew) {
    const data = { from: 'contacted', to: 'new', undone: true }
    await recordEvent(tx, lead.id, { type: 'status', actor, data })
  }
  await recordEvent(tx, lead.id, { type: 'merge-undone', actor, data: { mergeId } })
}

function isThrough(event: LeadEvent | undefined): boolean {
  return z.object({ throughLeadId: z.string() }).safeParse(event?.data).success
}
