import { db, type Tx } from '@/lib/platform/database/db'
import { enqueueCompletion } from '@/lib/records/images/complete-pictures'
import { ART_FOLDER, readDrawings } from '@/prisma/seed/art'
import { loadAdvertising } from '@/prisma/seed/load-advertising'
import { loadCare } from '@/prisma/seed/load-care'
import { loadCommunities } from '@/prisma/seed/load-communities'
import { loadCompany } from '@/prisma/seed/load-company'
import { loadDailyLife } from '@/prisma/seed/load-daily-life'
import { loadGuides } from '@/prisma/seed/load-guides'
import { loadHomes } from '@/prisma/seed/load-homes'
import { loadNews } from '@/prisma/seed/load-news'
import { loadPages } from '@/prisma/seed/load-pages'
import { loadPeople } from '@/prisma/seed/load-people'
import { type PictureRow, preparePictures } from '@/prisma/seed/load-pictures'
import { loadTags } from '@/prisma/seed/load-tags'
import type { Loading } from '@/prisma/seed/loading'
import { withPhotographs } from '@/prisma/seed/photographs'
import { prepareDocuments } from '@/prisma/seed/prepare-documents'
import { createReferences } from '@/prisma/seed/references'
import type { SeedData } from '@/prisma/seed/seed-data'

export type SeedOptions = {
  data: SeedData
  /** Reference time of relative dates; default now. */
  now?: Date
  /** Absolute folder with the pictures and art.json; default prisma/seed/art. */
  artFolder?: string
  /** Absolute folder of photographs that replace drawings (prisma/seed/photographs.ts); default none. */
  photographs?: string | undefined
  /** Encodes every size now; by default the worker makes all but one later. */
  isComplete?: boolean
  /** Receives progress lines; silent by default. */
  say?: (line: string) => void
}

/** In dependency order. */
const LOADERS = [
  loadCare,
  loadCommunities,
  loadCompany,
  loadDailyLife,
  loadHomes,
  loadPeople,
  loadNews,
  loadGuides,
  loadPages,
  loadAdvertising,
]

/** Unique among the application's advisory locks. */
const SEED_LOCK = 7_160_001

/**
 * Fills an empty database with the demo provider, in one transaction after the pictures are encoded: an
 * interrupted run leaves the database empty, and the next run reuses the encoded pictures.
 * @returns false, without changes, when the database already has content
 * @throws Error naming the record with invalid data; AppError naming unusable photographs
 */
export async function seedDatabase({
  data,
  now = new Date(),
  artFolder = ART_FOLDER,
  photographs,
  isComplete = false,
  say = () => {},
}: SeedOptions): Promise<boolean> {
  await db.installation.createMany({ data: [{ id: 1 }], skipDuplicates: true })
  if (await holdsContent(db)) return false

  const drawings = await readDrawings(artFolder)
  const art = photographs ? await withPhotographs(drawings, photographs, say) : drawings
  const { rows: prepared, unfinished } = await preparePictures({ art, isComplete, say })
  say('Printing brochures, floor plans and guides')
  const documents = await prepareDocuments({ data, art })
  say('Writing the demo records')
  return await db.$transaction(
    async (tx) => {
      // Two instances may start on one empty database: the second waits here and then finds it filled.
      await tx.$executeRaw`select pg_advisory_xact_lock(${SEED_LOCK})`
      if (await holdsContent(tx)) return false
      const pictures = await writePictures(tx, prepared)
      await enqueueCompletion(tx, unfinished)
      await loadTags(tx, pictures)
      const references = createReferences(pictures)
      const loading: Loading = { tx, data, references, documents, now }
      for (const load of LOADERS) await load(loading)
      // Later than every row of the demo, also when the clock of the database is behind (decision 112).
      await tx.$executeRaw`
        update installation set seeded_at = greatest(clock_timestamp(), ${new Date()}), opened_at = now() where id = 1`
      return true
    },
    { timeout: 120_000, maxWait: 10_000 },
  )
}

/** A picture that already exists, or is listed twice, keeps its one row. */
async function writePictures(tx: Tx, prepared: Map<string, PictureRow>): Promise<Map<string, PictureRow>> {
  await tx.image.createMany({ data: [...prepared.values()], skipDuplicates: true })
  const rows = await tx.image.findMany({ select: { id: true, checksum: true } })
  const ids = new Map(rows.map(({ id, checksum }) => [checksum, id]))
  return new Map([...prepared].map(([file, row]) => [file, { ...row, id: ids.get(row.checksum) ?? row.id }]))
}

async function holdsContent(tx: Tx): Promise<boolean> {
  const installation = await tx.installation.findUnique({ where: { id: 1 } })
  if (installation?.seededAt) return true
  return (await tx.community.count()) > 0 || (await tx.siteSettings.count()) > 0
}
