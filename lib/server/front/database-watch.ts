import 'server-only'
import pg from 'pg'
import { isListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { destroyClient } from '@/lib/platform/database/bounded-client'
import { env } from '@/lib/platform/env'

const TURN_MS = 100
const TIMEOUT_TURNS = 10
/** Caches a result, because many requests share one database. */
const KNOWN_FOR_MS = 500

export type DatabaseWatch = { isAway: () => Promise<boolean> }

/** Detects a database outage: no notices arrive, and a new connection gets no response within a second. */
export function watchDatabase(
  probe: () => Promise<boolean> = probeDatabase,
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

/** Uses a new connection: those of the pool may be dead or in use. */
async function probeDatabase(): Promise<boolean> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: 'porchlight-probe' })
  client.on('error', () => {})
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
  const isThere = await Promise.race([answer, responseTimeout()])
  if (isThere) void client.end().catch(() => {})
  else destroyClient(client)
  return isThere
}

/** Counts event loop turns, so that a process that was busy itself does not blame the database. */
function responseTimeout(): Promise<false> {
  return new Promise((resolve) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns < TIMEOUT_TURNS) return
      clearInterval(timer)
      resolve(false)
    }, TURN_MS)
  })
}
