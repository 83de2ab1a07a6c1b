import 'server-only'
import type { Tx } from '@/lib/db'

export type WaitingLead = { id: string; ownerId: string | null; communityId: string | null }

/**
 * A lead nobody has tried to reach, locked as an attempt locks it: whichever comes first is seen by the other. Null when somebody has,
 * or when it is held back or gone.
 */
export async function lockWaiting(tx: Tx, leadId: string): Promise<WaitingLead | null> {
  const [lead] = await tx.$queryRaw<WaitingLead[]>`
    select id, owner_id as "ownerId", community_id as "communityId" from tour_requests
    where id = ${leadId}::uuid and first_attempt_at is null and quarantined_at is null and erased_at is null
    for update`
  return lead ?? null
}
