import 'server-only'
import type { MetricRow } from '@/lib/marketing/advertising/account-rows'
import { campaignDays } from '@/lib/marketing/advertising/campaign-days'
import type { MetricLevel } from '@/lib/marketing/advertising/queries'
import { google } from '@/lib/platform/ad-platforms/google'
import { db, type Tx } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { asJson } from '@/lib/platform/outbox/as-json'

const BATCH_SIZE = 2_000
const LIMITS = { maxWait: 6_000, timeout: 30_000 }

const ROWS = Prisma.sql`(day date, campaign text, ad_group text, keyword text, impressions int, clicks int,
  cost_micros bigint, conversions numeric)`

/** Replaces the metrics of a level in a range of days, including withdrawn rows. Returns the row count. */
export async function writeMetrics(
  level: MetricLevel,
  { from, to }: { from: string; to: string },
  rows: MetricRow[],
): Promise<number> {
  await db.$transaction(async (tx) => {
    for (let at = 0; at < rows.length; at += BATCH_SIZE)
      await upsert(tx, level, rows.slice(at, at + BATCH_SIZE))
    await takeBack(tx, level, { from, to }, rows)
  }, LIMITS)
  return rows.length
}

async function upsert(tx: Tx, level: MetricLevel, rows: MetricRow[]): Promise<void> {
  await tx.$executeRaw`
    insert into ad_metrics as old (id, level, day, campaign_id, ad_group_id, keyword_id, impressions, clicks, cost_micros, conversions,
      source, updated_at)
    select gen_random_uuid(), ${level}, n.day, c.id, g.id, k.id, n.impressions, n.clicks, n.cost_micros, n.conversions, ${google.id}, now()
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as n ${ROWS}
    join campaigns c on c.external_id = n.campaign
    left join ad_groups g on g.external_id = n.ad_group
    left join keywords k on k.external_id = n.keyword
    where (${level} = 'campaign' or g.id is not null) and (${level} <> 'keyword' or k.id is not null)
    on conflict (day, campaign_id, ad_group_id, keyword_id) do update set impressions = excluded.impressions,
      clicks = excluded.clicks, cost_micros = excluded.cost_micros, conversions = excluded.conversions, source = ${google.id}, updated_at = now()
    where (old.impressions, old.clicks, old.cost_micros, old.conversions, old.source)
      is distinct from (excluded.impressions, excluded.clicks, excluded.cost_micros, excluded.conversions, excluded.source)`
}

async function takeBack(
  tx: Tx,
  level: MetricLevel,
  { from, to }: { from: string; to: string },
  rows: MetricRow[],
): Promise<void> {
  const keys = rows.map(({ day, campaign, ad_group, keyword }) =>
    [day, campaign, ad_group, keyword].filter(Boolean).join('/'),
  )
  await tx.$executeRaw`
    delete from ad_metrics where id in (
      select m.id from ad_metrics m join campaigns c on c.id = m.campaign_id
      left join ad_groups g on g.id = m.ad_group_id left join keywords k on k.id = m.keyword_id
      where m.level = ${level} and m.source = ${google.id} and m.day between ${from}::date and ${to}::date
        and not exists (
          select from unnest(${keys}::text[]) as seen
          where seen = concat_ws('/', to_char(m.day, 'YYYY-MM-DD'), c.external_id, g.external_id, k.external_id)
        )
    )`
}

/** Sets the totals of campaigns, of all or of some, to the sums of their days. */
export async function sumCampaigns(tx: Tx, ids: string[] | null = null): Promise<void> {
  await tx.$executeRaw`
    update campaigns c set impressions = s.impressions, clicks = s.clicks, conversions = s.conversions, cost = s.cost, updated_at = now()
    from (
      select id, coalesce(d.impressions, 0) as impressions, coalesce(d.clicks, 0) as clicks, coalesce(d.conversions, 0) as conversions,
        round(coalesce(d.micros, 0) / 1000000.0, 2) as cost
      from campaigns left join (${campaignDays(null)}) d on d.campaign_id = campaigns.id
      where ${ids}::uuid[] is null or id = any(${ids}::uuid[])
    ) s
    where s.id = c.id
      and (c.impressions, c.clicks, c.conversions, c.cost) is distinct from (s.impressions, s.clicks, s.conversions, s.cost)`
}
