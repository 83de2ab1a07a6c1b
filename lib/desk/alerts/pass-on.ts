import 'server-only'
import { LEAD_ROUTING, routingKey } from '@/lib/leads/tour-requests/follow-ups'
import { UNTRIED } from '@/lib/leads/tour-requests/waiting'
import type { Tx } from '@/lib/platform/database/db'
import { enqueue } from '@/lib/platform/outbox/enqueue'

type Skipped = { id: string; householdId: string | null; by: string; entryId: string }

/** Routes the family's waiting requests that this person owns and has skipped. */
export async function passOn(tx: Tx, { id, householdId, by, entryId }: Skipped): Promise<void> {
  const theirs = await tx.tourRequest.findMany({
    where: { ...UNTRIED, ...(householdId ? { householdId } : { id }), ownerId: by },
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

/** Routes waiting requests without an owner, after somebody's hours have changed. */
export async function routeUnowned(tx: Tx, reason: string): Promise<void> {
  const left = await tx.tourRequest.findMany({
    where: { ...UNTRIED, ownerId: null },
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
