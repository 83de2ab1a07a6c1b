import 'server-only'
import type { Actor } from '@/lib/admin/actor'
import { getRecord } from '@/lib/admin/operations'
import { db } from '@/lib/db'
import { landingPageTemplates } from '@/lib/entities/landing-page-templates'
import type { LandingPageTest } from '@/lib/generated/prisma/client'
import { type Answer, answerFor } from '@/lib/landing-tests/test-answer'

export type TestState = {
  /** ISO, UTC, as all times here. */
  startedAt: string
  startedBy: string
  /** Shares of 1. */
  baselineRate: number
  targetRate: number
  visitorsWanted: number
  visitorsA: number
  visitorsB: number
  endedAt: string | null
  kept: string | null
  /** Null until both versions have their visitors: before that nobody is shown how it stands. */
  answer: Answer | null
}

/** A page's tests, the newest first, and what a new one would begin with. @throws AppError 403, 404 */
export async function readTests(actor: Actor, id: string, now = new Date()) {
  const page = await getRecord(actor, landingPageTemplates, id)
  const where = { landingPageTemplateId: id }
  const tests = await db.landingPageTest.findMany({ where, orderBy: { startedAt: 'desc' }, take: 6 })
  const requests = await requestsOf(tests.map((test) => test.id))
  const states = tests.map((test) => stateOf(test, requests.get(test.id) ?? { a: 0, b: 0 }))
  const rate = Number(page.conversionRate ?? 0)
  const days = Math.max((now.getTime() - new Date(String(page.createdAt)).getTime()) / 86_400_000, 1)
  return {
    slug: String(page.slug),
    running: states.find(({ endedAt }) => endedAt === null) ?? null,
    past: states.filter(({ endedAt }) => endedAt !== null),
    hasSecondVersion: Boolean(page.heroTitleB || page.heroSubtitleB || page.heroCtaTextB),
    /** In percent, as far as there is a rate to speak of. */
    ratePercent: rate > 0 ? Math.round(rate * 10_000) / 100 : null,
    viewsPerDay: Number(page.impressions ?? 0) / days,
  }
}

function stateOf(test: LandingPageTest, requests: { a: number; b: number }): TestState {
  const { startedBy, baselineRate, targetRate, visitorsWanted, visitorsA, visitorsB, kept } = test
  return {
    startedAt: test.startedAt.toISOString(),
    startedBy,
    ...{ baselineRate, targetRate, visitorsWanted, visitorsA, visitorsB, kept },
    endedAt: test.endedAt?.toISOString() ?? null,
    answer: test.filledAt
      ? answerFor(
          { requests: requests.a, visitors: visitorsA },
          { requests: requests.b, visitors: visitorsB },
        )
      : null,
  }
}

/** Families that wrote, by version, up to the moment at which the test had its visitors; one that wrote twice is one. */
async function requestsOf(ids: string[]): Promise<Map<string, { a: number; b: number }>> {
  if (ids.length === 0) return new Map()
  const rows = await db.$queryRaw<{ id: string; a: number; b: number }[]>`
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
