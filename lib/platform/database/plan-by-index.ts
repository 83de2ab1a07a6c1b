import 'server-only'
import type { Tx } from '@/lib/platform/database/db'

/** For claims: a bitmap scan would visit every row ended since the last vacuum. */
export const BY_INDEX = '-c enable_seqscan=off -c enable_bitmapscan=off'

/** Makes the transaction use indexes: plans made for near-empty tables would scan them until an ANALYZE. */
export async function planByIndex(tx: Tx): Promise<void> {
  await tx.$executeRaw`
    select set_config(name, 'off', true) from unnest(array['enable_seqscan', 'enable_hashjoin', 'enable_mergejoin']) name`
}
