import 'server-only'
import { db } from '@/lib/platform/database/db'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'

/** Deletes mails without a request after 30 days; others are kept as long as their request. */
export const removeOldMails = defineSweep({
  name: 'old-mails',
  every: 60 * 60_000,
  run: () => db.$executeRaw`
    delete from inbound_mails where tour_request_id is null and created_at < now() - interval '30 days'`,
})
