import 'server-only'
import { BoundedClient } from '@/lib/platform/database/bounded-client'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

const ASK_EVERY_MS = 5_000
/** The pool throws dead connections away by itself within 15 s; what lasts longer does not pass. */
const STUCK_AFTER_MS = 45_000

type Asked = {
  /** A query through the pool. @throws when it fails */
  pooled(): Promise<unknown>
  /** The same on a connection opened for it. */
  fresh(): Promise<unknown>
}

/**
 * Whether this process can still help itself. It cannot when its pool has failed for long while a fresh connection works:
 * then only a restart does, and liveness must ask for it. A database that is away is no reason.
 */
export function createLiveness({ pooled, fresh }: Asked, now = () => performance.now()) {
  let workedAt = now()
  let isStuck = false
  return {
    isLive: () => !isStuck,
    async ask(): Promise<void> {
      try {
        await pooled()
        workedAt = now()
        isStuck = false
      } catch {
        if (now() - workedAt < STUCK_AFTER_MS) return
        isStuck = await fresh().then(
          () => true,
          () => false,
        )
        if (isStuck) log.fatal('the database answers, but not through our connections: restart this instance')
      }
    },
  }
}

/** Asks every few seconds; `isLive` is for the health check. */
export function watchLiveness(): { isLive(): boolean } {
  const liveness = createLiveness({ pooled: () => pool().query('select 1'), fresh: askFresh })
  const turn = () => void liveness.ask().finally(() => setTimeout(turn, ASK_EVERY_MS).unref())
  turn()
  return liveness
}

async function askFresh(): Promise<void> {
  const client = new BoundedClient({ connectionString: env().DATABASE_URL, connectionTimeoutMillis: 3_000 })
  try {
    await client.connect()
    await client.query('select 1')
  } finally {
    await client.end().catch(() => {})
  }
}
