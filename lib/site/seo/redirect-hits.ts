import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'

const FLUSH_AFTER_MS = 1_000

/** Limits memory: more distinct redirects than this per second are not counted. */
const MAX_WAITING = 5_000

let waiting = new Map<string, number>()
let timer: NodeJS.Timeout | undefined

/** Counts a use of a redirect. Written in batches, so a busy old URL costs no write per hit. */
export function countRedirectHit(id: string): void {
  if (!waiting.has(id) && waiting.size >= MAX_WAITING) return
  waiting.set(id, (waiting.get(id) ?? 0) + 1)
  timer ??= setTimeout(() => void flushRedirectHits(), FLUSH_AFTER_MS).unref()
}

/** Writes pending counts, also before the process ends. Failures are logged and dropped. */
export async function flushRedirectHits(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (waiting.size === 0) return
  const counted = [...waiting]
  waiting = new Map()
  const rows = Prisma.join(counted.map(([id, hits]) => Prisma.sql`(${id}::uuid, ${hits}::int)`))
  try {
    await db.$executeRaw`
      update redirects r set hits = r.hits + c.hits, last_hit_at = now()
      from (values ${rows}) as c (id, hits) where r.id = c.id`
  } catch (error) {
    log.warn({ err: error, redirects: counted.length }, 'redirect hits not counted')
  }
}
