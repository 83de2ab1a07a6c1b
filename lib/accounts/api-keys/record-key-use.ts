import 'server-only'
import { pool } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'

/** Records the use of a key once a minute, in the background. Failures are only logged. */
export function recordKeyUse(id: string): void {
  pool()
    .query(
      `update api_keys set last_used_at = now()
       where id = $1 and (last_used_at is null or last_used_at < date_trunc('minute', now()))`,
      [id],
    )
    .catch((error: unknown) => {
      log.warn({ err: error instanceof Error ? error.name : 'unknown' }, 'the use of an API key is not noted')
    })
}
