import 'server-only'
import { WAITING } from '@/lib/leads/tour-requests/waiting'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue } from '@/lib/platform/outbox/enqueue'

/** The outbox's rows by which a request finds its owner (lib/desk/routing/lead-routing.ts). */
export const LEAD_ROUTING = 'lead-routing'

/** Of one request for one reason there is one row. */
export function routingKey(leadId: string, reason: string): string {
  return `${LEAD_ROUTING}:${leadId}:${reason}`
}

type Left = { id: string; householdId: string | null; by: string; entryId: string }

/** What somebody leaves to the others is the next person's at once, as far as it was theirs: all waiting requests of the family. */
export async function passOn(tx: Tx, { id, householdId, by, entryId }: Left): Promise<void> {
  const theirs = await tx.tourRequest.findMany({
    where: { ...WAITING, ...(householdId ? { householdId } : { id }), ownerId: by },
    select: { id: true, requestId: true },
  })
  const rows = theirs.map((lead) => ({
    kind: LEAD_ROUTING,
    dedupKey: routingKey(lead.id, entryId),
    payload: { why: 'skipped', from: by },
    tourRequestId: lead.id,
    requestId: lead.requestId,
  }))
  await enqueue(tx, ...rows)
}

/** Who waits without an owner is routed anew: the hours of somebody have changed. */
export async function routeUnowned(tx: Tx, reason: string): Promise<void> {
  const left = await tx.tourRequest.findMany({
    where: { ...WAITING, ownerId: null },
    orderBy: { callDueAt: 'asc' },
    take: 500,
    select: { id: true, requestId: true },
  })
  const rows = left.map((lead) => ({
    kind: LEAD_ROUTING,
    dedupKey: routingKey(lead.id, reason),
    payload: { why: 'shift' },
    tourRequestId: lead.id,
    requestId: lead.requestId,
  }))
  await enqueue(tx, ...rows)
}
