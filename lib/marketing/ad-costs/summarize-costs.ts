import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { attributed } from '@/lib/marketing/ad-costs/attributed-leads'
import type { AskedCosts, FunnelMeasure, GapMeasure } from '@/lib/marketing/ad-costs/costs-query'
import { assertReadsCosts } from '@/lib/marketing/ad-costs/read-access'
import { campaignDays } from '@/lib/marketing/advertising/campaign-days'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'

/** Costs of campaigns on all days on record, as in the list of campaigns. */
type EverSpent = NumbersRange & { spent: number }

/** Counts of leads that a campaign brought, in US dollars; the gaps are those of all leads. */
export type CostSummary = Record<FunnelMeasure | GapMeasure, number> & {
  spent: number | null
  daysToMoveIn: number | null
  /** All leads, with and without a campaign, and those without one. */
  leads: number
  notMatched: number
  /** Null without any cost on record. */
  ever: EverSpent | null
}

type Row = Omit<CostSummary, 'ever'> & {
  everSpent: number | null
  firstDay: string | null
  lastDay: string | null
}

/** Cost of campaigns in a range, with their leads, tours and move-ins. @throws AppError 403 */
export async function readCosts(actor: Actor, asked: AskedCosts): Promise<CostSummary> {
  assertReadsCosts(actor)
  const [row] = await db.$queryRaw<Row[]>`
    with ${await attributed(actor, asked)}, spend as (${campaignDays(asked)}), ever as (${campaignDays(null)}),
    total as (
      select (nullif(sum(micros), 0) / 1e6)::float8 as spent, min(first_day)::text as first_day, max(last_day)::text as last_day from ever
    )
    select count(*)::int as leads,
      (count(*) filter (where campaign_id is not null))::int as received,
      (count(*) filter (where campaign_id is not null and first_attempt_at is not null))::int as attempted,
      (count(*) filter (where campaign_id is not null and reached_at is not null))::int as reached,
      (count(*) filter (where campaign_id is not null and has_toured))::int as toured,
      (count(*) filter (where campaign_id is not null and status = 'converted'))::int as "movedIn",
      percentile_cont(0.5) within group (order by days_to_move_in) filter (where campaign_id is not null) as "daysToMoveIn",
      (count(*) filter (where campaign_id is null))::int as "notMatched",
      (count(*) filter (where first_attempt_at is null))::int as "notCalled",
      (count(*) filter (where ad_consent = 'denied'))::int as "noConsent",
      (select (nullif(sum(micros), 0) / 1e6)::float8 from spend) as spent,
      (select spent from total) as "everSpent", (select first_day from total) as "firstDay", (select last_day from total) as "lastDay"
    from attributed`
  if (!row) throw new Error('an aggregate answered nothing')
  const { everSpent, firstDay, lastDay, ...summary } = row
  const ever =
    everSpent !== null && firstDay && lastDay ? { spent: everSpent, from: firstDay, to: lastDay } : null
  return { ...summary, ever }
}
