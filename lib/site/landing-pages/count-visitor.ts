import 'server-only'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { runningTests } from '@/lib/site/landing-pages/running-tests'
import { type Version, versionIn } from '@/lib/site/landing-pages/version'

/**
 * Counts a browser once in a page's A/B test until both versions are full. Never throws, so that a failure
 * does not delay the visitor. Returns what the cookie must record now, or null.
 */
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
