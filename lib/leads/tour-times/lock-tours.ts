import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'

/**
 * Lets one transaction at a time agree on a tour of the community a request is about, until it ends. Taken before the request's own
 * row is locked, always: the other way round two could wait for each other.
 */
export async function lockTours(tx: Tx, leadId: string): Promise<void> {
  if (!isUuid(leadId)) return
  await tx.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended('tours/' || community_id, 0))::text from tour_requests
    where id = ${leadId}::uuid and community_id is not null`
}
