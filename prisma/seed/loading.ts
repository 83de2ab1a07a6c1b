import type { Tx } from '@/lib/platform/database/db'
import type { Papers } from '@/prisma/seed/prepare-papers'
import type { References } from '@/prisma/seed/references'
import type { SeedData } from '@/prisma/seed/seed-data'

/** What every loader works with. */
export type Loading = {
  tx: Tx
  data: SeedData
  references: References
  papers: Papers
  /** The moment from which relative dates count. */
  now: Date
}
