import 'server-only'
import { db, type Tx } from '@/lib/platform/database/db'

const DAYS = 30

/** Average visitors per day of the last month, from the first to the last day with any; 0 without any. */
export async function visitorsPerDay(slug: string, tx: Tx = db): Promise<number> {
  const [row] = await tx.$queryRaw<{ average: number | null }[]>`
    select sum(visitors)::float / (max(day) - min(day) + 1) as average
    from page_days where path = ${`/${slug}`} and day >= current_date - ${DAYS}::int`
  return row?.average ?? 0
}
