import 'server-only'
import { db } from '@/lib/platform/database/db'

const DAYS = 30

/** Visitors of a page on an average day of those of the last month on which anybody came; 0 when nobody did. */
export async function visitorsPerDay(path: string): Promise<number> {
  const [row] = await db.$queryRaw<{ average: number | null }[]>`
    select sum(visitors)::float / (max(day) - min(day) + 1) as average
    from page_days where path = ${path} and day >= current_date - ${DAYS}::int`
  return row?.average ?? 0
}
