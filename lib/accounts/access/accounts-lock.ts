import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

/**
 * Lets one change to the set of accounts happen at a time: two first registrations, or two admins demoting each
 * other, would otherwise both find the table as it was before.
 */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('porchlight:accounts', 0))`
}
