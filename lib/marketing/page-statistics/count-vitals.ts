import 'server-only'
import * as z from 'zod'
import { countablePath, dayOfViews } from '@/lib/marketing/page-statistics/countable-path'
import { deviceOf } from '@/lib/marketing/page-statistics/view-kinds'
import { classOf, METRICS, type Metric } from '@/lib/marketing/page-statistics/vitals'
import { db } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'
import { asJson } from '@/lib/platform/outbox/as-json'
import { addressBook } from '@/lib/site/seo/address-book'

const TEN_MINUTES_MS = 600_000

/** Metrics of one page view, as far as the browser supports them. */
export const vitalsSchema = z.partialRecord(z.enum(METRICS), z.number().min(0).max(TEN_MINUTES_MS))

/** Counts load metrics in buckets by day, template and device, without page or values (decision 066). */
export async function countVitals(
  page: string,
  vitals: z.output<typeof vitalsSchema>,
  headers: Headers,
): Promise<void> {
  try {
    const path = await countablePath(page)
    if (!path) return
    const about = {
      day: (await dayOfViews(new Date())).day,
      template: await templateOf(path),
      device: deviceOf(headers.get('user-agent') ?? ''),
    }
    const rows = Object.entries(vitals).map(([metric, value]) => ({
      ...about,
      metric,
      class: classOf(metric as Metric, value),
    }))
    await db.$executeRaw`
      insert into page_vitals as old (day, template, device, metric, class, count)
      select n.day, n.template, n.device, n.metric, n.class, 1
      from jsonb_to_recordset(${asJson(rows)}::jsonb) as n (day date, template text, device text, metric text, class smallint)
      order by n.metric
      on conflict (day, template, device, metric, class) do update set count = old.count + 1`
  } catch (error) {
    log.warn({ err: error }, 'page speed was not counted')
  }
}

/** Kind of page at a path, such as '/communities', '/communities/*' or 'landing page'. */
async function templateOf(path: string): Promise<string> {
  const [first, ...rest] = path.split('/').filter(Boolean)
  if (!first) return '/'
  const { landingPages, careTypes } = await addressBook()
  if (rest.length === 0) return landingPages.has(first) ? 'landing page' : `/${first}`
  return careTypes.has(first) || first === 'senior-living' ? 'care and city' : `/${first}/*`
}
