import 'server-only'
import { type CostGrouping, NO_PART, WITHOUT_LEAD } from '@/lib/marketing/ad-costs/costs-query'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/** Common table expression `spend` (campaign_id, micros) with the cost per campaign in a range. */
export function spendOf(range: NumbersRange): Prisma.Sql {
  return Prisma.sql`
    spend as (
      select campaign_id, sum(cost_micros) as micros from ad_metrics where level = 'campaign' and ${within(range)} group by 1
    )`
}

/**
 * Query of cost per group (key, micros), from `spend` and `lines`. Its total always equals that of all
 * campaigns, so remainders and campaigns without leads get groups of their own.
 */
export function chargedTo(grouping: CostGrouping, range: NumbersRange): Prisma.Sql {
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
