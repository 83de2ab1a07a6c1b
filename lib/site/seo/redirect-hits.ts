import 'server-only'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'

const FLUSH_AFTER_MS = 1_000

/** Beyond this many different redirects the rest of a second goes uncounted: a counter must not fill the memory. */
const MOST_WAITING = 5_000

let waiting = new Map<string, number>()
let timer: NodeJS.Timeout | undefined

/** Counts a use of a redirect. Hits are written together once a second, so that a busy old address costs no write each. */
export function countRedirectHit(id: string): void {
  if (!waiting.has(id) && waiting.size >= MOST_WAITING) return
  waiting.set(id, (waiting.get(id) ?? 0) + 1)
  timer ??= setTimeout(() => void flushRedirectHits(), FLUSH_AFTER_MS).unref()
}

/** Writes what has been counted; before the process ends, too. What cannot be written is logged and let go. */
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
