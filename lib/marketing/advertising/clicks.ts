import 'server-only'
import type { readClicks } from '@/lib/marketing/advertising/account-rows'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { asJson } from '@/lib/platform/outbox/as-json'

/** Unresolved click ids of leads since a date, with the day of the click in the account's zone. */
const unknownClicks = (zone: string, since: string) => Prisma.sql`
  select distinct click.gclid, (coalesce(click.at, t.created_at) at time zone ${zone})::date as day
  from tour_requests t, lateral (values
    (case when t.touches is null then t.gclid end, null::timestamptz),
    (t.touches->'first'->>'gclid', (t.touches->'first'->>'at')::timestamptz),
    (t.touches->'last'->>'gclid', (t.touches->'last'->>'at')::timestamptz)
  ) as click (gclid, at)
  where t.created_at >= ${since}::date and t.erased_at is null and click.gclid is not null
    and not exists (select from ad_clicks known where known.gclid = click.gclid)`

/** Days with unresolved clicks of leads since `since`. Google has no clicks before `oldest`. */
export async function clickDays(zone: string, since: string, oldest: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ day: string }[]>`
    select distinct to_char(u.day, 'YYYY-MM-DD') as day from (${unknownClicks(zone, since)}) u
    where u.day >= ${oldest}::date order by 1`
  return rows.map(({ day }) => day)
}

/** Unresolved click ids of one day. */
export async function unknownOn(zone: string, since: string, day: string): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ gclid: string }[]>`
    select u.gclid from (${unknownClicks(zone, since)}) u where u.day = ${day}::date`
  return new Set(rows.map(({ gclid }) => gclid))
}

/** Stores the ads of clicks. @returns the number of new rows */
export async function storeClicks(clicks: ReturnType<typeof readClicks>): Promise<number> {
  return db.$executeRaw`
    insert into ad_clicks (id, gclid, day, campaign_id, ad_group_id, keyword_id, updated_at)
    select gen_random_uuid(), n.gclid, n.day, c.id, g.id, k.id, now()
    from jsonb_to_recordset(${asJson(clicks)}::jsonb) as n (gclid text, day date, campaign text, ad_group text, keyword text)
    join campaigns c on c.external_id = n.campaign
    left join ad_groups g on g.external_id = n.ad_group
    left join keywords k on k.external_id = n.keyword
    on conflict (gclid) do nothing`
}
