import 'server-only'
import { TZDate } from '@date-fns/tz'
import { eachDayOfInterval, format, subDays } from 'date-fns'
import * as z from 'zod'
import { readAccount, readClicks, readList, readMetrics } from '@/lib/marketing/advertising/account-rows'
import {
  ACCOUNT_QUERY,
  clicksQuery,
  LIST_NAMES,
  LIST_QUERIES,
  METRIC_LEVELS,
  metricsQuery,
} from '@/lib/marketing/advertising/queries'
import { sumCampaigns, writeMetrics } from '@/lib/marketing/advertising/write-metrics'
import { writeMirror } from '@/lib/marketing/advertising/write-mirror'
import { google } from '@/lib/platform/ad-platforms/google'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { searchAccount } from '@/lib/platform/integrations/google-api'
import { asJson } from '@/lib/platform/outbox/as-json'

/** Google revises metrics for some weeks, and keeps clicks for 90 days. */
const AGAIN_DAYS = 30
const FIRST_DAYS = 90
/** Clicks become available some hours later. */
const LATE_DAYS = 3
/** Days per query, to limit the response size. */
const WINDOW_DAYS = 10

const stepSchema = z.discriminatedUnion('do', [
  z.object({ do: z.literal('list'), name: z.enum(LIST_NAMES) }),
  z.object({ do: z.literal('metrics'), level: z.enum(METRIC_LEVELS), from: z.iso.date(), to: z.iso.date() }),
  z.object({ do: z.literal('sums') }),
  z.object({ do: z.literal('clicks'), zone: z.string(), since: z.iso.date(), day: z.iso.date() }),
])

type SyncStep = z.output<typeof stepSchema>

/** State of a run: remaining steps (missing before planning) and counts so far. */
export const runSchema = z.object({
  left: z.array(stepSchema).optional(),
  from: z.iso.date().optional(),
  counts: z.record(z.string(), z.number()).default({}),
})

export type SyncRun = z.output<typeof runSchema>
export type PlannedRun = SyncRun & { left: SyncStep[]; from: string }

/** Plans lists, metrics since the last run (30 to 90 days) and days with clicks. @throws OutsideError */
export async function planRun(now: Date, signal?: AbortSignal): Promise<PlannedRun> {
  const { timeZone, currencyCode } = readAccount(await searchAccount(ACCOUNT_QUERY, signal))
  if (currencyCode !== 'USD')
    throw new OutsideError(`The account uses ${currencyCode}. Costs must be in US dollars`, {
      isPermanent: true,
    })
  const sync = await db.adSync.findUnique({ where: { vendor: google.id } })
  const today = new TZDate(now, timeZone)
  const back = (days: number) => iso(subDays(today, days))
  const last = sync?.lastSuccessAt && new TZDate(sync.lastSuccessAt, timeZone)
  const oldest = back(FIRST_DAYS)
  const from = last ? later(oldest, earlier(back(AGAIN_DAYS), iso(last))) : oldest
  const since = last ? later(oldest, iso(subDays(last, LATE_DAYS))) : oldest
  const days = await clickDays(timeZone, since, back(FIRST_DAYS - 1))
  return {
    from,
    counts: {},
    left: [
      ...LIST_NAMES.map((name): SyncStep => ({ do: 'list', name })),
      ...METRIC_LEVELS.flatMap((level) =>
        windows(from, iso(today)).map((window): SyncStep => ({ do: 'metrics', level, ...window })),
      ),
      { do: 'sums' },
      ...days.map((day): SyncStep => ({ do: 'clicks', zone: timeZone, since, day })),
    ],
  }
}

/** Runs one idempotent step. @returns row counts by kind @throws OutsideError */
export async function doStep(step: SyncStep, signal?: AbortSignal): Promise<Record<string, number>> {
  switch (step.do) {
    case 'list': {
      const rows = readList(step.name, await searchAccount(LIST_QUERIES[step.name], signal))
      const { read, takenOver } = await writeMirror(step.name, rows)
      return { [step.name]: read, takenOver }
    }
    case 'metrics': {
      const { level, from, to } = step
      const rows = readMetrics(await searchAccount(metricsQuery(level, from, to), signal))
      return { metrics: await writeMetrics(level, { from, to }, rows) }
    }
    case 'sums':
      await sumCampaigns(db)
      return {}
    case 'clicks': {
      const { zone, since, day } = step
      const clicks = readClicks(await searchAccount(clicksQuery(day), signal))
      const ofLeads = await unknownOn(zone, since, day)
      return { clicks: await storeClicks(clicks.filter(({ gclid }) => ofLeads.has(gclid))) }
    }
  }
}

function windows(from: string, to: string): { from: string; to: string }[] {
  const days = eachDayOfInterval({ start: `${from}T12:00:00`, end: `${to}T12:00:00` }).map(iso)
  const starts = days.filter((_, at) => at % WINDOW_DAYS === 0)
  return starts.map((start) => {
    const at = days.indexOf(start)
    return { from: start, to: days[Math.min(at + WINDOW_DAYS, days.length) - 1] ?? to }
  })
}

const iso = (day: Date) => format(day, 'yyyy-MM-dd')
const later = (one: string, other: string) => (one > other ? one : other)
const earlier = (one: string, other: string) => (one < other ? one : other)

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
async function clickDays(zone: string, since: string, oldest: string): Promise<string[]> {
  const rows = await db.$queryRaw<{ day: string }[]>`
    select distinct to_char(u.day, 'YYYY-MM-DD') as day from (${unknownClicks(zone, since)}) u
    where u.day >= ${oldest}::date order by 1`
  return rows.map(({ day }) => day)
}

/** Unresolved click ids of one day. */
async function unknownOn(zone: string, since: string, day: string): Promise<Set<string>> {
  const rows = await db.$queryRaw<{ gclid: string }[]>`
    select u.gclid from (${unknownClicks(zone, since)}) u where u.day = ${day}::date`
  return new Set(rows.map(({ gclid }) => gclid))
}

/** Stores the ads of clicks. @returns the number of new rows */
async function storeClicks(clicks: ReturnType<typeof readClicks>): Promise<number> {
  return db.$executeRaw`
    insert into ad_clicks (id, gclid, day, campaign_id, ad_group_id, keyword_id, updated_at)
    select gen_random_uuid(), n.gclid, n.day, c.id, g.id, k.id, now()
    from jsonb_to_recordset(${asJson(clicks)}::jsonb) as n (gclid text, day date, campaign text, ad_group text, keyword text)
    join campaigns c on c.external_id = n.campaign
    left join ad_groups g on g.external_id = n.ad_group
    left join keywords k on k.external_id = n.keyword
    on conflict (gclid) do nothing`
}
