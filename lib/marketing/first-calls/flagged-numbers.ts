import 'server-only'
import { subDays } from 'date-fns'
import { firstCalls } from '@/lib/marketing/first-calls/first-calls'
import { type CallCounts, isProbablySpam } from '@/lib/marketing/first-calls/spam-label'
import { db } from '@/lib/platform/database/db'

const RECENT_DAYS = 7
const MONTH_DAYS = 30

export type NumberRates = { number: string; recent: CallCounts; month: CallCounts }

/**
 * Numbers that reach fewer than half of the families that they reached in the month before: phones probably
 * show them as spam. Counts all requests, because phones label numbers, not people.
 */
export async function flaggedNumbers(now: Date): Promise<NumberRates[]> {
  const recentFrom = subDays(now, RECENT_DAYS)
  const calls = firstCalls({ begins: subDays(recentFrom, MONTH_DAYS), ends: now, timeZone: 'UTC' })
  const rates = await db.$queryRaw<NumberRates[]>`
    with ${calls}
    select called_from as number,
      json_build_object('calls', count(*) filter (where called_at >= ${recentFrom}),
        'reached', count(*) filter (where called_at >= ${recentFrom} and is_reached)) as recent,
      json_build_object('calls', count(*) filter (where called_at < ${recentFrom}),
        'reached', count(*) filter (where called_at < ${recentFrom} and is_reached)) as month
    from first_calls where called_from is not null group by 1 order by 1`
  return rates.filter(isProbablySpam)
}
