import 'server-only'
import { db } from '@/lib/platform/database/db'

/** For cached reads: due rows run by this clock, and an instance with a slow one would stay stale. */
export async function databaseNow(client: Pick<typeof db, '$queryRaw'> = db): Promise<Date> {
  const [row] = await client.$queryRaw<{ now: Date }[]>`select date_trunc('milliseconds', now()) as now`
  if (!row) throw new Error('The database gave no time')
  return row.now
}
