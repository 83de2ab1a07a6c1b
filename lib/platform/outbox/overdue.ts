import 'server-only'
import { db } from '@/lib/platform/database/db'

/** A worker asks every second; what has waited so long is not being worked on. */
const OVERDUE_AFTER_S = 60

/**
 * The rows of these kinds that are due, or were left behind by a dead worker, and that no worker has taken for a minute: how
 * many, and since when. Null when all moves.
 */
export async function overdueOf(kinds: readonly string[]): Promise<{ count: number; since: Date } | null> {
  const [row] = await db.$queryRaw<{ count: number; since: Date | null }[]>`
    select count(*)::int as count, min(since) as since from (
      select kind, due_at as since from outbox_items where state = 'due'
      union all select kind, lease_expires_at from outbox_items where state = 'leased'
    ) waiting
    where kind = any(${kinds}) and since < now() - make_interval(secs => ${OVERDUE_AFTER_S}::float8)`
  return row?.since ? { count: row.count, since: row.since } : null
}
