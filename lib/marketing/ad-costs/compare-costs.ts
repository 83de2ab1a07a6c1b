import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { attributed, costKeyOf } from '@/lib/marketing/ad-costs/attributed-leads'
import { costNamesOf } from '@/lib/marketing/ad-costs/cost-names'
import {
  type AskedCosts,
  type CostBehind,
  type CostGrouping,
  type CostMeasure,
  NO_PART,
  OTHERS,
  WITHOUT_LEAD,
} from '@/lib/marketing/ad-costs/costs-query'
import { assertReadsCosts } from '@/lib/marketing/ad-costs/read-access'
import { conditionOf, type MeasuredLead, pageOfLeads } from '@/lib/marketing/reports/leads-behind'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import type { Page } from '@/lib/platform/http/read-page'

/** Lead counts, and US dollars; null without spending. */
type Costs = Record<CostMeasure, number> & { spent: number | null }

export type GroupCosts = Costs & { key: string; name: string }

export type CostSummary = Costs & {
  leads: number
  /** True when any costs are known, for any dates. */
  hasCosts: boolean
}

/** Groups shown by default, and when all are requested. */
export const LINES_SHOWN = { usually: 50, atMost: 1_000 }

/** Cost of campaigns in a range, with their leads, tours and move-ins. @throws AppError 403 */
export async function readCosts(actor: Actor, asked: AskedCosts): Promise<CostSummary> {
  assertReadsCosts(actor)
  const [row] = await db.$queryRaw<CostSummary[]>`
    with ${await attributed(actor, asked)}, ${spendOf(asked)}
    select count(*)::int as leads,
      (count(*) filter (where campaign_id is not null))::int as received,
      (count(*) filter (where campaign_id is not null and reached_at is not null))::int as reached,
      (count(*) filter (where campaign_id is not null and has_toured))::int as toured,
      (count(*) filter (where campaign_id is not null and status = 'converted'))::int as "movedIn",
      (select nullif(sum(micros), 0) / 1e6 from spend)::float8 as spent,
      exists (select 1 from ad_metrics) as "hasCosts"
    from attributed`
  if (!row) throw new Error('an aggregate answered nothing')
  return row
}

/** Groups ordered by cost; the last combines those beyond `most`. @throws AppError 403 */
export async function compareCosts(actor: Actor, asked: AskedCosts, most: number): Promise<GroupCosts[]> {
  assertReadsCosts(actor)
  const rows = await db.$queryRaw<(Costs & { key: string })[]>`
    with ${await attributed(actor, asked)}, ${spendOf(asked)},
    lines as materialized (
      select ${costKeyOf(asked.grouping)} as key, campaign_id, reached_at is not null as reached, has_toured as toured,
        status = 'converted' as moved_in
      from attributed
    ),
    counted as (
      select key, count(*) as received, count(*) filter (where reached) as reached, count(*) filter (where toured) as toured,
        count(*) filter (where moved_in) as moved_in
      from lines group by key
    ),
    figures as (
      select key, received, reached, toured, moved_in, nullif(charged.micros, 0) as micros,
        row_number() over (order by charged.micros desc nulls last, counted.received desc nulls last, key) as place
      from counted full join (${chargedTo(asked.grouping, asked)}) charged using (key)
      where counted.received is not null or charged.micros <> 0
    )
    select case when place <= ${most} then key else ${OTHERS} end as key,
      ${sumOf('received')} as received, ${sumOf('reached')} as reached, ${sumOf('toured')} as toured,
      ${sumOf('moved_in')} as "movedIn", (sum(micros) / 1e6)::float8 as spent
    from figures group by 1 order by min(place)`
  const names = await costNamesOf(
    asked.grouping,
    rows.map(({ key }) => key),
  )
  return rows.map((row) => ({ ...row, name: names(row.key) }))
}

function sumOf(count: string): Prisma.Sql {
  return Prisma.raw(`coalesce(sum(${count}), 0)::int`)
}

/** Common table expression `spend` (campaign_id, micros) with the cost per campaign in a range. */
function spendOf(range: NumbersRange): Prisma.Sql {
  return Prisma.sql`
    spend as (
      select campaign_id, sum(cost_micros) as micros from ad_metrics where level = 'campaign' and ${within(range)} group by 1
    )`
}

/** Cost per group (key, micros). The total equals all campaigns', so remainders have their own groups. */
function chargedTo(grouping: CostGrouping, range: NumbersRange): Prisma.Sql {
  if (grouping === 'campaign') return Prisma.sql`select campaign_id::text as key, micros from spend`
  if (grouping === 'ad-group') return ofParts('ad_group', range)
  if (grouping === 'keyword') return ofParts('keyword', range)
  return SHARES
}

function ofParts(level: 'ad_group' | 'keyword', range: NumbersRange): Prisma.Sql {
  return Prisma.sql`
    select key, micros from (
      with parts as (
        select ${Prisma.raw(`${level}_id`)}::text as key, sum(cost_micros) as micros
        from ad_metrics where level = ${level} and ${within(range)} group by 1
      )
      select key, micros from parts
      union all
      select ${NO_PART}, coalesce((select sum(micros) from spend), 0) - coalesce((select sum(micros) from parts), 0)
    ) carried`
}

/** Leads of a campaign share its cost equally. */
const SHARES = Prisma.sql`
  select shared.key, sum(spend.micros * shared.leads / shared.of_campaign) as micros
  from (
    select key, campaign_id, count(*) as leads, sum(count(*)) over (partition by campaign_id) as of_campaign
    from lines where campaign_id is not null group by key, campaign_id
  ) shared join spend on spend.campaign_id = shared.campaign_id
  group by shared.key
  union all
  select ${WITHOUT_LEAD}, sum(micros) from spend
  where not exists (select 1 from lines where lines.campaign_id = spend.campaign_id)`

function within({ from, to }: NumbersRange): Prisma.Sql {
  return Prisma.sql`day >= ${from}::date and day <= ${to}::date`
}

/** Leads counted in a figure, newest first. @throws AppError 403 */
export async function leadsBehindCost(
  actor: Actor,
  asked: AskedCosts,
  { measure, key }: CostBehind,
  page: number | 'last',
): Promise<Page<MeasuredLead>> {
  assertReadsCosts(actor)
  // Materialized, because the planner would otherwise look up each lead's words one by one.
  const tables = Prisma.sql`${await attributed(actor, asked)},
    found as materialized (
      select id, created_at, campaign_id, ${costKeyOf(asked.grouping)} as key, ${conditionOf(measure)} as is_counted from attributed
    )`
  const ofLine = key === null ? Prisma.sql`campaign_id is not null` : Prisma.sql`key = ${key}`
  return pageOfLeads(actor, { tables, from: 'found', where: Prisma.sql`is_counted and ${ofLine}` }, page)
}
