import 'server-only'
import { db } from '@/lib/platform/database/db'

export const MAILS_SWEEP_MS = 60 * 60_000

/** Deletes mails without a request after 30 days; others are kept as long as their request. */
export async function removeOldMails(): Promise<void> {
  await db.$executeRaw`
    delete from inbound_mails where tour_request_id is null and created_at < now() - interval '30 days'`
}
