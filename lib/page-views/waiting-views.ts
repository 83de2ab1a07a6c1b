import 'server-only'
import { db } from '@/lib/db'
import { log } from '@/lib/log'
import { asJson } from '@/lib/outbox/as-json'
import type { Device, ViewWay } from '@/lib/page-views/view-kinds'

/** Counted views wait this long, so that a busy site costs one write and not one a visitor. */
const FLUSH_MS = 10_000

/** Different lines that wait at once, and hosts of one day: what anybody may send must not fill memory or table. */
const MOST_LINES = 20_000
const MOST_HOSTS = 300

export type CountedView = { day: string; path: string; device: Device; way: ViewWay; referrerHost: string }

type Line = CountedView & { views: number; visitors: number; arrivals: number }

type Waiting = {
  lines: Map<string, Line>
  hosts: { day: string; known: Set<string> }
  timer: NodeJS.Timeout | null
  flushing: Promise<void>
}

/** Shared by the application, which counts, and the server around it, which writes the rest when it stops. */
const KEY = Symbol.for('porchlight.page-views')

function waiting(): Waiting {
  const shared = globalThis as typeof globalThis & { [KEY]?: Waiting }
  shared[KEY] ??= {
    lines: new Map(),
    hosts: { day: '', known: new Set() },
    timer: null,
    flushing: Promise.resolve(),
  }
  return shared[KEY]
}

/** Counts one view, of who sees the page or the site for the first time that day. It is written within seconds, with the others. */
export function addView(view: CountedView, first: { page: boolean; site: boolean }): void {
  const named = { ...view, referrerHost: boundedHost(view) }
  put({ ...named, views: 1, visitors: first.page ? 1 : 0, arrivals: first.site ? 1 : 0 })
  schedule()
}

/** Writes what has been counted. What cannot be written is kept for the next time. Never throws. */
export function flushViews(): Promise<void> {
  const shared = waiting()
  if (shared.timer) clearTimeout(shared.timer)
  shared.timer = null
  shared.flushing = shared.flushing.then(write)
  return shared.flushing
}

function put(line: Line): void {
  const { lines } = waiting()
  const { day, path, device, way, referrerHost } = line
  const key = JSON.stringify([day, path, device, way, referrerHost])
  const known = lines.get(key)
  if (!known && lines.size >= MOST_LINES) return
  const { views = 0, visitors = 0, arrivals = 0 } = known ?? {}
  lines.set(key, {
    ...line,
    views: views + line.views,
    visitors: visitors + line.visitors,
    arrivals: arrivals + line.arrivals,
  })
}

function boundedHost({ day, referrerHost }: CountedView): string {
  const shared = waiting()
  if (shared.hosts.day !== day) shared.hosts = { day, known: new Set() }
  const { known } = shared.hosts
  if (referrerHost === '' || known.has(referrerHost)) return referrerHost
  if (known.size >= MOST_HOSTS) return 'others'
  known.add(referrerHost)
  return referrerHost
}

function schedule(): void {
  const shared = waiting()
  shared.timer ??= setTimeout(() => void flushViews(), FLUSH_MS)
  shared.timer.unref()
}

async function write(): Promise<void> {
  const shared = waiting()
  if (shared.lines.size === 0) return
  // In one order everywhere, so that two instances do not wait for each other.
  const batch = [...shared.lines].toSorted(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => line)
  shared.lines = new Map()
  try {
    await db.$executeRaw`
      insert into page_days as old (day, path, device, way, referrer_host, views, visitors, arrivals)
      select n.day, n.path, n.device, n.way, n."referrerHost", n.views, n.visitors, n.arrivals
      from jsonb_to_recordset(${asJson(batch)}::jsonb) as n (day date, path text, device text, way text, "referrerHost" text,
        views int, visitors int, arrivals int)
      on conflict (day, path, device, way, referrer_host) do update set views = old.views + excluded.views,
        visitors = old.visitors + excluded.visitors, arrivals = old.arrivals + excluded.arrivals`
  } catch (error) {
    log.warn({ err: error }, 'views of pages are not written yet')
    for (const line of batch) put(line)
    schedule()
  }
}
