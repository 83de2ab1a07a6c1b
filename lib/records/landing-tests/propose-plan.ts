import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'
import { daysNeeded, type TestPlan, wantedVisitors } from '@/lib/records/landing-tests/test-plan'

/** Rates of a new test, in percent, and the figures they come from. */
export type ProposedPlan = TestPlan & {
  /** The page's own visitors, those of all landing pages, or an assumption. */
  basis: 'page' | 'all-pages' | 'assumed'
  requests: number
  visitors: number
}

const DAYS = 90

/** With fewer visitors, one request more or less would change the rate by half. */
const FEWEST_VISITORS = 100

const ASSUMED_PERCENT = 2
const BOUNDS = { least: 0.1, most: 40 }

/** A test should end within two months: a larger difference needs fewer visitors. */
const LONGEST_DAYS = 60
const FACTORS = [1.25, 1.5, 2]
const USUAL_FACTOR = 1.5

type Seen = { requests: number; visitors: number; allRequests: number; allVisitors: number }

/** The rates a page's test starts with, from its visitors and requests of the last three months. */
export async function proposePlan(
  page: { id: string; slug: string },
  visitorsPerDay: number,
  tx: Tx = db,
): Promise<ProposedPlan> {
  const { requests, visitors, allRequests, allVisitors } = await seenBy(tx, page)
  const own = rateOf(requests, visitors)
  if (own) return { basis: 'page', requests, visitors, ...planFrom(own, visitorsPerDay) }
  const all = rateOf(allRequests, allVisitors)
  if (all)
    return {
      basis: 'all-pages',
      requests: allRequests,
      visitors: allVisitors,
      ...planFrom(all, visitorsPerDay),
    }
  return { basis: 'assumed', requests, visitors, ...planFrom(ASSUMED_PERCENT, visitorsPerDay) }
}

/** In percent; null while there are too few visitors, or no request. */
function rateOf(requests: number, visitors: number): number | null {
  if (visitors < FEWEST_VISITORS || requests === 0) return null
  return Math.min(BOUNDS.most, Math.max(BOUNDS.least, toHundredths((requests / visitors) * 100)))
}

/** The smallest of the usual improvements that the page's visitors can show in time, else the largest. */
function planFrom(baseline: number, visitorsPerDay: number): TestPlan {
  const targetOf = (factor: number) => toHundredths(baseline * factor)
  if (visitorsPerDay <= 0) return { baseline, target: targetOf(USUAL_FACTOR) }
  const inTime = FACTORS.find(
    (factor) => (daysNeeded(wantedVisitors(baseline, targetOf(factor)), visitorsPerDay) ?? 0) <= LONGEST_DAYS,
  )
  return { baseline, target: targetOf(inTime ?? Math.max(...FACTORS)) }
}

const toHundredths = (percent: number) => Math.round(percent * 100) / 100

/** Families, not requests: a person who writes twice counts once, as in the test itself. */
async function seenBy(tx: Tx, { id, slug }: { id: string; slug: string }): Promise<Seen> {
  const [row] = await tx.$queryRaw<Seen[]>`
    with asked as (
      select landing_page_template_id = ${id}::uuid as own, count(distinct coalesce(household_id, id))::int as requests
      from tour_requests
      where landing_page_template_id is not null and quarantined_at is null and created_at >= current_date - ${DAYS}::int
      group by 1
    ),
    came as (
      select d.path = ${`/${slug}`} as own, sum(d.visitors)::int as visitors
      from page_days d join landing_page_templates p on d.path = '/' || p.slug
      where d.day >= current_date - ${DAYS}::int group by 1
    )
    select coalesce((select requests from asked where own), 0) as requests,
      coalesce((select visitors from came where own), 0) as visitors,
      (select coalesce(sum(requests), 0)::int from asked) as "allRequests",
      (select coalesce(sum(visitors), 0)::int from came) as "allVisitors"`
  return row ?? { requests: 0, visitors: 0, allRequests: 0, allVisitors: 0 }
}
