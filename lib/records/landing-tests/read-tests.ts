import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { db, type Tx } from '@/lib/platform/database/db'
import type { LandingPageTest } from '@/lib/platform/generated/prisma/client'
import { landingPageTemplates } from '@/lib/records/entities/landing-page-templates'
import { visitorsPerDay } from '@/lib/records/landing-tests/page-visitors'
import { proposePlan } from '@/lib/records/landing-tests/propose-plan'
import { type TestOutcome, testOutcome } from '@/lib/records/landing-tests/test-outcome'
import { getRecord } from '@/lib/records/store/operations'

export type TestState = {
  /** All times are ISO, UTC. */
  startedAt: string
  startedBy: string
  /** Fractions of 1. */
  baselineRate: number
  targetRate: number
  visitorsWanted: number
  visitorsA: number
  visitorsB: number
  endedAt: string | null
  kept: string | null
  /** Null until both versions have their visitors: interim results are not shown. */
  answer: TestOutcome | null
}

/** A page's tests, newest first, and defaults for a new one. @throws AppError 403, 404 */
export async function readTests(actor: Actor, id: string) {
  const page = await getRecord(actor, landingPageTemplates, id)
  const where = { landingPageTemplateId: id }
  const tests = await db.landingPageTest.findMany({ where, orderBy: { startedAt: 'desc' }, take: 6 })
  const running = tests.filter(({ endedAt }) => endedAt === null).map((test) => test.id)
  const requests = await countRequests(db, running)
  const states = tests.map((test) =>
    stateOf(test, requests.get(test.id) ?? { a: test.requestsA ?? 0, b: test.requestsB ?? 0 }),
  )
  const slug = String(page.slug)
  const perDay = await visitorsPerDay(slug)
  return {
    slug,
    running: states.find(({ endedAt }) => endedAt === null) ?? null,
    past: states.filter(({ endedAt }) => endedAt !== null),
    hasSecondVersion: Boolean(page.heroTitleB || page.heroSubtitleB || page.heroCtaTextB),
    plan: await proposePlan({ id, slug }, perDay),
    visitorsPerDay: perDay,
  }
}

function stateOf(test: LandingPageTest, requests: { a: number; b: number }): TestState {
  const { startedBy, baselineRate, targetRate, visitorsWanted, visitorsA, visitorsB, kept } = test
  return {
    startedAt: test.startedAt.toISOString(),
    startedBy,
    baselineRate,
    targetRate,
    visitorsWanted,
    visitorsA,
    visitorsB,
    kept,
    endedAt: test.endedAt?.toISOString() ?? null,
    answer: test.filledAt
      ? testOutcome(
          { requests: requests.a, visitors: visitorsA },
          { requests: requests.b, visitors: visitorsB },
        )
      : null,
  }
}

/** Distinct families per version until the test has its visitors, by test id; missing when there are none. */
export async function countRequests(tx: Tx, ids: string[]): Promise<Map<string, { a: number; b: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await tx.$queryRaw<{ id: string; a: number; b: number }[]>`
    select t.id::text as id,
      (count(distinct coalesce(r.household_id, r.id)) filter (where r.landing_version = 'a'))::int as a,
      (count(distinct coalesce(r.household_id, r.id)) filter (where r.landing_version = 'b'))::int as b
    from landing_page_tests t
    join tour_requests r on r.landing_test_id = t.id and r.quarantined_at is null
      and (t.filled_at is null or r.created_at <= t.filled_at)
    where t.id = any(${ids}::uuid[])
    group by t.id`
  return new Map(rows.map(({ id, a, b }) => [id, { a, b }]))
}
