import 'server-only'
import { bufferedCounts } from '@/lib/platform/database/buffered-counts'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'
import { runningTests } from '@/lib/site/landing-pages/running-tests'
import { type Version, versionIn } from '@/lib/site/landing-pages/version'

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

/** Counts a browser once in a page's A/B test. Never throws. Returns the cookie's new value, or null. */
export async function countVisitor(
  slug: string,
  cookies: string | null,
): Promise<{ testId: string; version: Version } | null> {
  try {
    const test = (await runningTests()).find((running) => running.slug === slug)
    const seen = test && versionIn(cookies, test.id)
    if (!test || !seen || seen.isCounted) return null
    await db.$executeRaw`
      update landing_page_tests t
      set visitors_a = a, visitors_b = b, updated_at = now(),
        filled_at = case when least(a, b) >= visitors_wanted then now() end
      from (select id, visitors_a + ${seen.version === 'a' ? 1 : 0}::int as a, visitors_b + ${seen.version === 'b' ? 1 : 0}::int as b
        from landing_page_tests where id = ${test.id}::uuid for update) counted
      where t.id = counted.id and t.filled_at is null and t.ended_at is null`
    return { testId: test.id, version: seen.version }
  } catch (error) {
    log.warn({ err: error }, 'a visitor of a test of two versions is not counted')
    return null
  }
}
