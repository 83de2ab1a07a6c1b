import 'server-only'
import { db } from '@/lib/platform/database/db'

/**
 * The database's clock, to the millisecond. What a cached read shows from a moment on is asked of the clock that also
 * says when the due row of that moment runs: an instance whose own clock is slow would keep the old state for good.
 */
export async function databaseNow(client: Pick<typeof db, '$queryRaw'> = db): Promise<Date> {
  const [row] = await client.$queryRaw<{ now: Date }[]>`select date_trunc('milliseconds', now()) as now`
  if (!row) throw new Error('The database gave no time')
  return row.now
}
