import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import { db } from '@/lib/platform/database/db'
import { Prisma } from '@/lib/platform/generated/prisma/client'
import { log } from '@/lib/platform/log'
import { oldAddress } from '@/lib/site/seo/old-address'
import { isPrivateAddress } from '@/lib/site/seo/private-addresses'

const FLUSH_AFTER_MS = 5_000

/** Limits memory: more distinct paths than this per flush are not counted. */
const MAX_WAITING = 500
/** Limits the table: paths requested only once are deleted first, oldest first. */
const MAX_ROWS = 2_000
const MAX_LENGTH = 200

/** Probes of vulnerability scanners. */
const PROBE =
  /\.(php\d?|aspx?|jsp|cgi|env|git|sql|bak|old|zip|gz|tar|ini|ya?ml|json|xml|txt|js|css|map|html?)$|^\/(\.|wp-|cgi-bin)|\/\./i

/** Escapes are left only where they are not UTF-8: `/caf%e9`. */
const READABLE = /^(?:[\p{L}\p{N}/_.~+ -]|%[89a-f][0-9a-f])+$/u

type Missed = { hits: number; referrerHost: string | null }

let waiting = new Map<string, Missed>()
let timer: NodeJS.Timeout | undefined

/** Counts a visit to a path that answered 404. Written in batches, never while a visitor waits. */
export function countMissedAddress(pathname: string, referrer: string | undefined): void {
  const path = countable(pathname)
  if (path === null) return
  const known = waiting.get(path)
  if (!known && waiting.size >= MAX_WAITING) return
  const referrerHost = hostOf(referrer) ?? known?.referrerHost ?? null
  waiting.set(path, { hits: (known?.hits ?? 0) + 1, referrerHost })
  timer ??= setTimeout(() => void flushMissedAddresses(), FLUSH_AFTER_MS).unref()
}

/** Writes pending counts, also before the process ends. Failures are logged and dropped. */
export async function flushMissedAddresses(): Promise<void> {
  clearTimeout(timer)
  timer = undefined
  if (waiting.size === 0) return
  const counted = [...waiting].toSorted(([a], [b]) => (a < b ? -1 : 1))
  waiting = new Map()
  const rows = counted.map(
    ([path, { hits, referrerHost }]) =>
      Prisma.sql`(${uuidv7()}::uuid, ${path}, ${hits}::int, ${referrerHost})`,
  )
  try {
    await db.$executeRaw`
      insert into missed_addresses as m (id, path, hits, referrer_host) values ${Prisma.join(rows)}
      on conflict (path) do update set hits = m.hits + excluded.hits, last_seen_at = now(),
        referrer_host = coalesce(excluded.referrer_host, m.referrer_host)`
    await db.$executeRaw`
      delete from missed_addresses where id in
        (select id from missed_addresses order by hits > 1 desc, last_seen_at desc, id offset ${MAX_ROWS})`
  } catch (error) {
    log.warn({ err: error, addresses: counted.length }, 'missed addresses not counted')
  }
}

/** The path as redirects are looked up, or null when it is useless or could reveal something personal. */
function countable(pathname: string): string | null {
  const { path } = oldAddress(pathname)
  if (path.length > MAX_LENGTH || PROBE.test(path) || !READABLE.test(path)) return null
  return isPrivateAddress(path.split('/').slice(1)) === null ? path : null
}

function hostOf(referrer: string | undefined): string | null {
  if (!referrer || !URL.canParse(referrer)) return null
  return new URL(referrer).host.slice(0, MAX_LENGTH) || null
}
