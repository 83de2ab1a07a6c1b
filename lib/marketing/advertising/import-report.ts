import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { type PlacedLine, placeLines } from '@/lib/marketing/advertising/place-lines'
import type { MetricLevel } from '@/lib/marketing/advertising/queries'
import { type LineProblem, type ReportLine, readReport } from '@/lib/marketing/advertising/read-report'
import { sumCampaigns } from '@/lib/marketing/advertising/write-metrics'
import type { Tx } from '@/lib/platform/database/db'
import { asJson } from '@/lib/platform/outbox/as-json'
import { campaigns } from '@/lib/records/entities/campaigns'
import { dryRun } from '@/lib/records/import/dry-run'
import { TRANSACTION_LIMITS } from '@/lib/records/import/limits'
import { readTable } from '@/lib/records/import/read-table'
import { change } from '@/lib/records/store/change'
import { recordAudit } from '@/lib/records/store/history'

const BATCH_SIZE = 2_000
const SHOWN = 50

export type ReportOutcome = {
  level: MetricLevel
  created: number
  changed: number
  unchanged: number
  refused: number
  problems: LineProblem[]
  newCampaigns: string[]
  from: string | null
  to: string | null
  cost: number
}

/** Imports daily costs; only previews them without `save`. Idempotent. @throws AppError 400, 403, 413 */
export async function importReport(
  actor: Actor,
  body: ReadableStream<Uint8Array> | null,
  { save }: { save: boolean },
): Promise<ReportOutcome> {
  assertCan(actor, 'create', 'advertising')
  const { header, rows } = await readTable(body)
  const { level, lines, problems } = readReport([header, ...rows])
  const work = async (tx: Tx) => {
    const placed = await placeLines(tx, actor, lines)
    const days = addedUp(placed.lines)
    const counts = { created: 0, changed: 0 }
    for (let at = 0; at < days.length; at += BATCH_SIZE) {
      const written = await write(tx, level, days.slice(at, at + BATCH_SIZE))
      counts.created += written.filter(({ isNew }) => isNew).length
      counts.changed += written.filter(({ isNew }) => !isNew).length
    }
    await sumCampaigns(tx, [...new Set(days.map(({ campaignId }) => campaignId))])
    const all = [...problems, ...placed.problems].toSorted((a, b) => a.number - b.number)
    const answer = {
      level,
      ...counts,
      ...rangeOf(days),
      unchanged: days.length - counts.created - counts.changed,
      refused: all.length,
      problems: all.slice(0, SHOWN),
      newCampaigns: placed.newCampaigns,
    }
    if (save) {
      const { problems: _, ...after } = answer
      await recordAudit(tx, actor, { action: 'ad-account.report', entity: 'campaign', after })
    }
    return { answer, expired: placed.expired }
  }
  return save ? change(campaigns, work, TRANSACTION_LIMITS) : (await dryRun(work)).answer
}

/** Sums lines of one day, such as those split by device or network. */
function addedUp(lines: PlacedLine[]): PlacedLine[] {
  const days = new Map<string, PlacedLine>()
  for (const line of lines) {
    const key = [line.day, line.campaignId, line.adGroupId, line.keywordId].join('/')
    const { impressions = 0, clicks = 0, costMicros = 0n, conversions = 0 } = days.get(key) ?? {}
    days.set(key, {
      ...line,
      impressions: line.impressions + impressions,
      clicks: line.clicks + clicks,
      costMicros: line.costMicros + costMicros,
      conversions: line.conversions + conversions,
    })
  }
  return [...days.values()]
}

async function write(tx: Tx, level: MetricLevel, lines: PlacedLine[]): Promise<{ isNew: boolean }[]> {
  const rows = lines.map((line) => ({ ...line, costMicros: String(line.costMicros) }))
  return tx.$queryRaw`
    insert into ad_metrics as old (id, level, day, campaign_id, ad_group_id, keyword_id, impressions, clicks, cost_micros, conversions,
      source, updated_at)
    select gen_random_uuid(), ${level}, n.day, n."campaignId", n."adGroupId", n."keywordId", n.impressions, n.clicks, n."costMicros",
      round(n.conversions, 2), 'file', now()
    from jsonb_to_recordset(${asJson(rows)}::jsonb) as n (day date, "campaignId" uuid, "adGroupId" uuid, "keywordId" uuid,
      impressions int, clicks int, "costMicros" bigint, conversions numeric)
    on conflict (day, campaign_id, ad_group_id, keyword_id) do update set impressions = excluded.impressions,
      clicks = excluded.clicks, cost_micros = excluded.cost_micros, conversions = excluded.conversions, source = 'file', updated_at = now()
    where (old.impressions, old.clicks, old.cost_micros, old.conversions)
      is distinct from (excluded.impressions, excluded.clicks, excluded.cost_micros, excluded.conversions)
    returning xmax = 0 as "isNew"`
}

function rangeOf(lines: ReportLine[]): Pick<ReportOutcome, 'from' | 'to' | 'cost'> {
  const days = lines.map(({ day }) => day).toSorted()
  const micros = lines.reduce((sum, { costMicros }) => sum + costMicros, 0n)
  return { from: days[0] ?? null, to: days.at(-1) ?? null, cost: Number(micros / 10_000n) / 100 }
}
