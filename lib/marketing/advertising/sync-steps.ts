import 'server-only'
import { TZDate } from '@date-fns/tz'
import { eachDayOfInterval, format, subDays } from 'date-fns'
import * as z from 'zod'
import { readAccount, readClicks, readList, readMetrics } from '@/lib/marketing/advertising/account-rows'
import { clickDays, storeClicks, unknownOn } from '@/lib/marketing/advertising/clicks'
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
import { OutsideError } from '@/lib/platform/integrations/ask-outside'
import { searchAccount } from '@/lib/platform/integrations/google-api'

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
    throw new OutsideError(`The account counts in ${currencyCode}, and costs here are dollars`, {
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
