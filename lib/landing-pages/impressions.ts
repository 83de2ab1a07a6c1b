import 'server-only'
import { db } from '@/lib/db'
import { Prisma } from '@/lib/generated/prisma/client'
import { log } from '@/lib/log'

/** Counted views wait this long, so that a busy landing page costs one write and not one a visitor. */
const FLUSH_MS = 10_000

/** Slugs are those of our own landing pages, so this is never reached unless something is wrong. */
const MOST_SLUGS = 10_000

type Waiting = { counts: Map<string, number>; timer: NodeJS.Timeout | null; flushing: Promise<void> }

/** Shared by the application, which counts, and the server around it, which writes the rest when it stops. */
const KEY = Symbol.for('porchlight.landing-impressions')

function waiting(): Waiting {
  const shared = globalThis as typeof globalThis & { [KEY]?: Waiting }
  shared[KEY] ??= { counts: new Map(), timer: null, flushing: Promise.resolve() }
  return shared[KEY]
}

/** Counts one view of a landing page (feature E10). It is written within seconds, together with the others. */
export function countImpression(slug: string): void {
  const { counts } = waiting()
  if (!counts.has(slug) && counts.size >= MOST_SLUGS) return
  counts.set(slug, (counts.get(slug) ?? 0) + 1)
  schedule()
}

/** Writes what has been counted. What cannot be written is kept for the next time. Never throws. */
export function flushImpressions(): Promise<void> {
  const shared = waiting()
  if (shared.timer) clearTimeout(shared.timer)
  shared.timer = null
  shared.flushing = shared.flushing.then(write)
  return shared.flushing
}

function schedule(): void {
  const shared = waiting()
  shared.timer ??= setTimeout(() => void flushImpressions(), FLUSH_MS)
  shared.timer.unref()
}

async function write(): Promise<void> {
  const shared = waiting()
  const batch = shared.counts
  if (batch.size === 0) return
  shared.counts = new Map()
  try {
    const rows = [...batch].map(([slug, views]) => Prisma.sql`(${slug}::text, ${views}::int)`)
    await db.$executeRaw`
      update landing_page_templates page
      set impressions = page.impressions + seen.views,
          conversion_rate = ${rateOf(Prisma.sql`page.conversions`, Prisma.sql`page.impressions + seen.views`)}
      from (values ${Prisma.join(rows)}) seen (slug, views)
      where page.slug = seen.slug`
  } catch (error) {
    log.warn({ err: error }, 'views of landing pages are not written yet')
    for (const [slug, views] of batch) shared.counts.set(slug, (shared.counts.get(slug) ?? 0) + views)
    schedule()
  }
}

/** Requests per view; null before the first view. The column holds at most 99.9999. */
function rateOf(conversions: Prisma.Sql, impressions: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`case when ${impressions} > 0 then least(round((${conversions})::numeric / (${impressions}), 4), 99.9999) end`
}
