import type { Tx } from '@/lib/db'
import type { References } from '@/prisma/seed/references'
import type { SeedData } from '@/prisma/seed/seed-data'

/** What every loader works with. */
export type Loading = {
  tx: Tx
  data: SeedData
  references: References
  /** The moment from which relative dates count. */
  now: Date
}
