import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

export type WaitingLead = { id: string; ownerId: string | null; communityId: string | null }

/**
 * Of these leads the ones nobody has tried to reach, locked against attempts: whichever comes first is seen by the other. Left out are
 * those that are held back or gone. Entries of their history are written meanwhile. Locked in the order of their ids: in two orders, two
 * transactions would wait for each other. Conditions that a partial index has too would have the planner walk that one instead.
 */
export function lockAllWaiting(tx: Tx, leadIds: string[]): Promise<WaitingLead[]> {
  return tx.$queryRaw`
    select id, owner_id as "ownerId", community_id as "communityId" from tour_requests
    where id = any(${leadIds}::uuid[]) and num_nonnulls(first_attempt_at, quarantined_at, erased_at) = 0
    order by id for no key update`
}

/** The same of one; null when it is none of them. */
export async function lockWaiting(tx: Tx, leadId: string): Promise<WaitingLead | null> {
  const [lead] = await lockAllWaiting(tx, [leadId])
  return lead ?? null
}
