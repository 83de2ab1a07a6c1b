import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

export type WaitingLead = {
  id: string
  ownerId: string | null
  communityId: string | null
  /** Start of the call that the family asked for. */
  callAt: Date | null
}

/** Locks leads without an attempt, by id against deadlocks. num_nonnulls: no walk of the partial index. */
export function lockAllWaiting(tx: Tx, leadIds: string[]): Promise<WaitingLead[]> {
  return tx.$queryRaw`
    select id, owner_id as "ownerId", community_id as "communityId", call_at as "callAt" from tour_requests
    where id = any(${leadIds}::uuid[]) and num_nonnulls(first_attempt_at, contact_ended_at, quarantined_at, erased_at) = 0
    order by id for no key update`
}
