import 'server-only'
import { db } from '@/lib/platform/database/db'
import { gatheredCounts } from '@/lib/platform/database/gathered-counts'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Slugs are those of our own landing pages, so this is never reached unless something is wrong. */
const MOST_SLUGS = 10_000

const impressions = gatheredCounts<number>({
  name: 'landing-impressions',
  most: MOST_SLUGS,
  sum: (a, b) => a + b,
  write(counts) {
    const rows = [...counts].map(([slug, views]) => Prisma.sql`(${slug}::text, ${views}::int)`)
    return db.$executeRaw`
      update landing_page_templates page
      set impressions = page.impressions + seen.views,
          conversion_rate = ${rateOf(Prisma.sql`page.conversions`, Prisma.sql`page.impressions + seen.views`)}
      from (values ${Prisma.join(rows)}) seen (slug, views)
      where page.slug = seen.slug`
  },
})

/** Counts one view of a landing page (feature E10). It is written within seconds, together with the others. */
export function countImpression(slug: string): void {
  impressions.add(slug, 1)
}

/** Writes what has been counted. What cannot be written is kept for the next time. Never throws. */
export const flushImpressions = () => impressions.flush()

/** Requests per view; null before the first view. The column holds at most 99.9999. */
function rateOf(conversions: Prisma.Sql, impressions: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`case when ${impressions} > 0 then least(round((${conversions})::numeric / (${impressions}), 4), 99.9999) end`
}
