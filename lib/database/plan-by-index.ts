import 'server-only'
import type { Tx } from '@/lib/db'

/** The same for all of a connection, as the server's own options. */
export const BY_INDEX = '-c enable_seqscan=off'

/**
 * Has the rest of a transaction planned with indexes and in loops. A connection keeps the plan of its first calls: made while the
 * tables are nearly empty it reads them whole, and goes on doing so with thousands of rows until the next ANALYZE.
 */
export async function planByIndex(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`
}
