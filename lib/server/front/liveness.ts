import 'server-only'
import { BoundedClient } from '@/lib/platform/database/bounded-client'
import { pool } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { log } from '@/lib/platform/log'

const ASK_EVERY_MS = 5_000
/** The pool itself discards dead connections within 15 s; longer failures are permanent. */
const STUCK_AFTER_MS = 45_000

type Asked = {
  /** @throws when it fails */
  pooled(): Promise<unknown>
  /** @throws when it fails */
  fresh(): Promise<unknown>
}

/** Detects a pool that keeps failing while new connections work, which only a restart fixes. */
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
