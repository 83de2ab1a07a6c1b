import 'server-only'
import pg from 'pg'
import { isListening } from '@/lib/platform/cache/tag-expiry.mjs'
import { destroyClient } from '@/lib/platform/database/bounded-client'
import { env } from '@/lib/platform/env'

const TURN_MS = 100
const SILENT_TURNS = 10
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
    application_name: 'porchlight-probe',
  })
  client.on('error', () => {})
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      () => false,
    )
  const isThere = await Promise.race([answer, silence()])
  if (isThere) void client.end().catch(() => {})
  else destroyClient(client)
  return isThere
}

/**
 * False after a second in which we listened. It is counted in turns: a process that was busy itself (a first page, a core that
 * others use) hears between two of them what has been answered long ago.
 */
function silence(): Promise<false> {
  return new Promise((resolve) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns < SILENT_TURNS) return
      clearInterval(timer)
      resolve(false)
    }, TURN_MS)
  })
}
