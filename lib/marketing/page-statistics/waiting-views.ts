import 'server-only'
import type { Device, ViewWay } from '@/lib/marketing/page-statistics/view-kinds'
import { bufferedCounts } from '@/lib/platform/database/buffered-counts'
import { db } from '@/lib/platform/database/db'
import { asJson } from '@/lib/platform/outbox/as-json'

/** Limits pending lines and hosts per day, since anyone can send them. */
const MOST_LINES = 20_000
const MOST_HOSTS = 300

export type CountedView = { day: string; path: string; device: Device; way: ViewWay; referrerHost: string }

type Line = CountedView & { views: number; visitors: number; arrivals: number }

const hosts = { day: '', known: new Set<string>() }

const views = bufferedCounts<Line>({
  name: 'page-views',
  most: MOST_LINES,
  sum: (a, b) => ({
    ...a,
    views: a.views + b.views,
    visitors: a.visitors + b.visitors,
    arrivals: a.arrivals + b.arrivals,
  }),
  write: (lines) => db.$executeRaw`
    insert into page_days as old (day, path, device, way, referrer_host, views, visitors, arrivals)
    select n.day, n.path, n.device, n.way, n."referrerHost", n.views, n.visitors, n.arrivals
    from jsonb_to_recordset(${asJson([...lines.values()])}::jsonb) as n (day date, path text, device text, way text, "referrerHost" text,
      views int, visitors int, arrivals int)
    on conflict (day, path, device, way, referrer_host) do update set views = old.views + excluded.views,
      visitors = old.visitors + excluded.visitors, arrivals = old.arrivals + excluded.arrivals`,
})

/** Queues a view; `first` says if the viewer is new to page and site today. */
export function addView(view: CountedView, first: { page: boolean; site: boolean }): void {
  const line = { ...view, referrerHost: boundedHost(view) }
  const { day, path, device, way, referrerHost } = line
  views.add(JSON.stringify([day, path, device, way, referrerHost]), {
    ...line,
    views: 1,
    visitors: first.page ? 1 : 0,
    arrivals: first.site ? 1 : 0,
  })
}

/** Writes pending counts; on failure they are kept for the next run. Never throws. */
export const flushViews = () => views.flush()

function boundedHost({ day, referrerHost }: CountedView): string {
  if (hosts.day !== day) {
    hosts.day = day
    hosts.known.clear()
  }
  const { known } = hosts
  if (referrerHost === '' || known.has(referrerHost)) return referrerHost
  if (known.size >= MOST_HOSTS) return 'others'
  known.add(referrerHost)
  return referrerHost
}
