import 'server-only'
import { db } from '@/lib/platform/database/db'

const DAYS = 30

/** Average visitors per day of the last month, from the first to the last day with any; 0 without any. */
export async function visitorsPerDay(path: string): Promise<number> {
  const [row] = await db.$queryRaw<{ average: number | null }[]>`
    select sum(visitors)::float / (max(day) - min(day) + 1) as average
    from page_days where path = ${path} and day >= current_date - ${DAYS}::int`
  return row?.average ?? 0
}
