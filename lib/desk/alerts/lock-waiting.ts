import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

export type WaitingLead = { id: string; ownerId: string | null; communityId: string | null }

/**
 * Locks the leads that still wait for an attempt. Ordered by id to avoid deadlocks; history can be written
 * meanwhile. num_nonnulls keeps the planner from walking the partial index.
 */
export function lockAllWaiting(tx: Tx, leadIds: string[]): Promise<WaitingLead[]> {
  return tx.$queryRaw`
    select id, owner_id as "ownerId", community_id as "communityId" from tour_requests
    where id = any(${leadIds}::uuid[]) and num_nonnulls(first_attempt_at, quarantined_at, erased_at) = 0
    order by id for no key update`
}
