import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

/** Serializes changes to accounts, such as two first registrations or two admins demoting each other. */
export async function lockAccounts(tx: Tx): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended('porchlight:accounts', 0))`
}
