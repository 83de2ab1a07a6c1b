import 'server-only'
import pg from 'pg'
import { isListening } from '@/lib/cache/tag-expiry.mjs'
import { env } from '@/lib/env'

const PROBE_TIMEOUT_MS = 1_000
/** How long one answer holds: visitors are many, the database is one. */
const KNOWN_FOR_MS = 500

export type DatabaseWatch = { isAway: () => Promise<boolean> }

/**
 * Tells whether the database is away: it sends no notices, and a new connection to it gets no answer within a second. (Without
 * notices alone it may be there, and pages are then rendered anew each time.)
 */
export function watchDatabase(
  probe: () => Promise<boolean> = answersNow,
  hearsNotices: () => boolean = isListening,
): DatabaseWatch {
  let asked: { at: number; isThere: Promise<boolean> } | undefined
  return {
    async isAway() {
      if (hearsNotices()) return false
      if (!asked || performance.now() - asked.at > KNOWN_FOR_MS) {
        const isThere = probe()
        const own = { at: Number.POSITIVE_INFINITY, isThere }
        asked = own
        void isThere.then(() => {
          own.at = performance.now()
        })
      }
      return !(await asked.isThere)
    },
  }
}

/** Over a connection of its own: those of the pool may be dead, or all in use. */
async function answersNow(): Promise<boolean> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: PROBE_TIMEOUT_MS,
    query_timeout: PROBE_TIMEOUT_MS,
    application_name: 'porchlight-probe',
  })
  client.on('error', () => {})
  try {
    await client.connect()
    await client.query('select 1')
    return true
  } catch {
    return false
  } finally {
    void client.end().catch(() => {})
  }
}
