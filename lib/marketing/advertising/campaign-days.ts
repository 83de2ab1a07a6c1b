import 'server-only'
import type { NumbersRange } from '@/lib/marketing/reports/numbers-query'
import { Prisma } from '@/lib/platform/generated/prisma/client'

/**
 * SQL with the figures of each campaign in a range, or on all days (null): campaign_id, impressions, clicks,
 * conversions, micros (cost), first_day, last_day. All screens, files and mails use it (decision 128).
 */
export function campaignDays(range: NumbersRange | null): Prisma.Sql {
  return Prisma.sql`
    select campaign_id, sum(impressions)::int as impressions, sum(clicks)::int as clicks, sum(conversions) as conversions,
      sum(cost_micros) as micros, min(day) as first_day, max(day) as last_day
    from ad_metrics where level = 'campaign' ${range ? Prisma.sql`and ${withinDays(range)}` : Prisma.empty} group by campaign_id`
}

/** SQL condition on the column `day`. */
export function withinDays({ from, to }: NumbersRange): Prisma.Sql {
  return Prisma.sql`day >= ${from}::date and day <= ${to}::date`
}
