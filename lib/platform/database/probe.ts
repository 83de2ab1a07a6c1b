import 'server-only'
import pg from 'pg'
import { destroyClient } from '@/lib/platform/database/bounded-client'
import { env } from '@/lib/platform/env'

const TURN_MS = 100

/** A server that is full still works for those who have a connection. */
const TOO_MANY_CONNECTIONS = '53300'

/** True when a new connection gets an answer in time: those of the pool may be dead or in use. */
export async function probeDatabase(limitMs: number): Promise<boolean> {
  const client = new pg.Client({ connectionString: env().DATABASE_URL, application_name: 'porchlight-probe' })
  client.on('error', () => {})
  const answer = client
    .connect()
    .then(() => client.query('select 1'))
    .then(
      () => true,
      (error: { code?: string }) => error.code === TOO_MANY_CONNECTIONS,
    )
  const isThere = await Promise.race([answer, responseTimeout(limitMs)])
  if (isThere) void client.end().catch(() => {})
  else destroyClient(client)
  return isThere
}

/** Counts event loop turns, so that a process that was busy itself does not blame the database. */
function responseTimeout(limitMs: number): Promise<false> {
  return new Promise((resolve) => {
    let turns = 0
    const timer = setInterval(() => {
      turns += 1
      if (turns < limitMs / TURN_MS) return
      clearInterval(timer)
      resolve(false)
    }, TURN_MS)
  })
}
