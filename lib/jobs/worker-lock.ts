import 'server-only'
import { setTimeout as sleep } from 'node:timers/promises'
import pg from 'pg'
import { env } from '@/lib/env'
import { log } from '@/lib/log'

const RETRY_MS = 500

/** The lock's key for a worker id, as SQL: `$1` is the id. */
export const WORKER_LOCK_KEY = `hashtextextended('porchlight-worker:' || $1, 0)`

export type WorkerLock = { release(): Promise<void> }

/**
 * Holds a session advisory lock that says "this worker process lives": PostgreSQL frees it the moment the process is
 * gone, however it died. A connection lost while the process lives is replaced at once. Resolves when the lock is held.
 */
export async function holdWorkerLock(workerId: string): Promise<WorkerLock> {
  let released = false
  let client = await lockedClient(workerId)
  const watch = () => {
    client.once('end', async () => {
      while (!released) {
        try {
          client = await lockedClient(workerId)
          // Released while connecting: nobody else will close it.
          if (released) return await client.end()
          return watch()
        } catch {
          await sleep(RETRY_MS)
        }
      }
    })
  }
  watch()
  return {
    async release() {
      released = true
      await client.end().catch(() => {})
    },
  }
}

async function lockedClient(workerId: string): Promise<pg.Client> {
  const client = new pg.Client({
    connectionString: env().DATABASE_URL,
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
    application_name: 'porchlight worker lock',
  })
  client.on('error', (error) => log.warn({ err: error.name }, 'the worker lock lost its connection'))
  await client.connect()
  try {
    // A machine that vanishes sends no goodbye; without this its lock would outlive it for hours.
    await client.query(
      'set tcp_keepalives_idle = 5; set tcp_keepalives_interval = 3; set tcp_keepalives_count = 3',
    )
    await client.query(`select pg_advisory_lock(${WORKER_LOCK_KEY})`, [workerId])
  } catch (error) {
    await client.end().catch(() => {})
    throw error
  }
  return client
}
