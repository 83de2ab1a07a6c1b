import 'server-only'
import { pool } from '@/lib/platform/database/db'
import { log } from '@/lib/platform/log'

/** Writes down that a key was used in this minute. Nobody waits for it, and nothing fails when it does. */
export function noteUse(id: string): void {
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
