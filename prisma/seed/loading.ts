import type { Tx } from '@/lib/platform/database/db'
import type { SeedDocuments } from '@/prisma/seed/prepare-documents'
import type { References } from '@/prisma/seed/references'
import type { SeedData } from '@/prisma/seed/seed-data'

export type Loading = {
  tx: Tx
  data: SeedData
  references: References
  documents: SeedDocuments
  /** Reference time of relative dates. */
  now: Date
}
