import 'server-only'
import { db } from '@/lib/platform/database/db'

/** Workers poll every second, so such a row is not being processed. */
const OVERDUE_AFTER_S = 60

/** Rows of these kinds that no worker has claimed for a minute; null when there are none. */
export async function overdueOf(kinds: readonly string[]): Promise<{ count: number; since: Date } | null> {
  const [row] = await db.$queryRaw<{ count: number; since: Date | null }[]>`
    select count(*)::int as count, min(since) as since from (
      select kind, due_at as since from outbox_items where state = 'due'
      union all select kind, lease_expires_at from outbox_items where state = 'leased'
    ) waiting
    where kind = any(${kinds}) and since < now() - make_interval(secs => ${OVERDUE_AFTER_S}::float8)`
  return row?.since ? { count: row.count, since: row.since } : null
}
