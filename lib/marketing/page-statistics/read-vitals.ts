import 'server-only'
import type { Actor } from '@/lib/accounts/actor'
import { assertReadsPageStatistics } from '@/lib/marketing/page-statistics/read-access'
import type { AskedPages } from '@/lib/marketing/page-statistics/statistics-query'
import { CLASSES, METRICS, type Metric, p75Of } from '@/lib/marketing/page-statistics/vitals'
import { db } from '@/lib/platform/database/db'

/** 75th percentiles and sample size of a template on a device. */
export type TemplateVitals = {
  template: string
  device: string
  measured: number
  p75: Record<Metric, number | null>
}

const MOST = 60

type Row = { template: string; device: string; metric: Metric; class: number; count: number }

/** Web vitals in a range, by sample size. @throws AppError 403 */
export async function readVitals(actor: Actor, { from, to }: AskedPages): Promise<TemplateVitals[]> {
  assertReadsPageStatistics(actor)
  const rows = await db.$queryRaw<Row[]>`
    select template, device, metric, class::int as class, sum(count)::int as count from page_vitals
    where day between ${from}::date and ${to}::date group by 1, 2, 3, 4`
  const groups = new Map<string, Row[]>()
  for (const row of rows) {
    const key = JSON.stringify([row.template, row.device])
    groups.set(key, [...(groups.get(key) ?? []), row])
  }
  return [...groups.values()]
    .flatMap((group) => (group[0] ? [vitalsOf(group[0], group)] : []))
    .toSorted((a, b) => b.measured - a.measured || a.template.localeCompare(b.template))
    .slice(0, MOST)
}

function vitalsOf({ template, device }: Row, rows: Row[]): TemplateVitals {
  const counts = METRICS.map((metric) => {
    const places = Array<number>(CLASSES[metric].length + 1).fill(0)
    for (const row of rows) if (row.metric === metric) places[row.class] = row.count
    return [metric, places] as const
  })
  return {
    template,
    device,
    measured: Math.max(...counts.map(([, places]) => places.reduce((sum, count) => sum + count, 0))),
    p75: Object.fromEntries(counts.map(([metric, places]) => [metric, p75Of(metric, places)])) as Record<
      Metric,
      number | null
    >,
  }
}
