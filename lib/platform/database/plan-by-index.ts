import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

/**
 * The same for all of a connection, as the server's own options. Bitmaps are off as well: one of what was leased goes to every row
 * that ended since the last vacuum, for each claim; an index scan passes over it once and remembers.
 */
export const BY_INDEX = '-c enable_seqscan=off -c enable_bitmapscan=off'

/**
 * Has the rest of a transaction planned with indexes and in loops. A connection keeps the plan of its first calls: made while the
 * tables are nearly empty it reads them whole, and goes on doing so with thousands of rows until the next ANALYZE.
 */
export async function planByIndex(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`
}
