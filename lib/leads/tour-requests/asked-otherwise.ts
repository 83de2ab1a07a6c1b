import 'server-only'
import type { Tx } from '@/lib/platform/database/db'
import type { PartialLead } from '@/lib/platform/generated/prisma/client'

/** True when an unfinished form needs no call: it was sent after all, or contact is made or due already. */
export async function hasAskedOtherwise(
  tx: Tx,
  { transactionId, phone, phoneE164, createdAt }: PartialLead,
): Promise<boolean> {
  const found = await tx.$queryRaw<unknown[]>`
    select 1 from tour_requests
    where transaction_id = ${transactionId} and created_at >= ${createdAt}
    union all
    select 1 from tour_requests
    where (phone_e164 = ${phoneE164} or (${phoneE164}::text is null and phone = ${phone})) and erased_at is null and (
      created_at >= ${createdAt} or last_contacted_at >= ${createdAt} or first_attempt_at >= ${createdAt}
      or (first_attempt_at is null and quarantined_at is null)
    )
    limit 1`
  return found.length > 0
}
