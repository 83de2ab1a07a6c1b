import 'server-only'
import { bufferedCounts } from '@/lib/platform/database/buffered-counts'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Only our own slugs are counted, so this limit is a safety net. */
const MAX_SLUGS = 10_000

const impressions = bufferedCounts<number>({
  name: 'landing-impressions',
  most: MAX_SLUGS,
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

/** Counts one view of a landing page (feature E10). Written in batches within seconds. */
export function countImpression(slug: string): void {
  impressions.add(slug, 1)
}

/** Writes pending counts; failed writes are kept for the next flush. Never throws. */
export const flushImpressions = () => impressions.flush()

/** Conversions per view; null before the first view. The column holds at most 99.9999. */
function rateOf(conversions: Prisma.Sql, impressions: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`case when ${impressions} > 0 then least(round((${conversions})::numeric / (${impressions}), 4), 99.9999) end`
}
