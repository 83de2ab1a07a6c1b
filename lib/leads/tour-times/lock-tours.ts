import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import { isUuid } from '@/lib/platform/uuid'

/** Serializes tour booking per community. To avoid deadlocks, call it before locking the lead's row. */
export async function lockTours(tx: Tx, leadId: string): Promise<void> {
  if (!isUuid(leadId)) return
  await tx.$queryRaw`
    select pg_advisory_xact_lock(hashtextextended('tours/' || community_id, 0))::text from tour_requests
    where id = ${leadId}::uuid and community_id is not null`
}
