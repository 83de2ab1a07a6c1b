import 'server-only'
import type { PartnerEventType } from '@/lib/desk/partner-events/partner-events'
import type { Tx } from '@/lib/platform/database/db'

/**
 * Records an event that is no entry of a lead's history, for each key that sent one of the leads. `causeId`
 * is told once to each key.
 */
export async function tellPartners(
  tx: Tx,
  { type, leadIds, causeId }: { type: PartnerEventType; leadIds: string[]; causeId: string },
): Promise<void> {
  await tx.$executeRaw`
    insert into partner_events (id, api_key_id, lead_ids, type, cause_id)
    select gen_random_uuid(), api_key_id, array_agg(id order by id), ${type}, ${causeId}::uuid
    from tour_requests where id = any(${leadIds}::uuid[]) and api_key_id is not null and erased_at is null
    group by api_key_id
    on conflict (api_key_id, cause_id, type) do nothing`
}
