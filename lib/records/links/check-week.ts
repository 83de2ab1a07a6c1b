import 'server-only'
import { TZDate } from '@date-fns/tz'
import { subWeeks } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import { isoWeek } from '@/lib/site/content/company-week'

/** Outbox kind of the weekly check. */
export const LINK_CHECK = 'check-links'

/** When the last check of this or the previous week finished, or null. */
export async function lastLinkCheck(timeZone: string, now: Date): Promise<Date | null> {
  const weeks = [now, subWeeks(now, 1)].map((moment) => isoWeek(new TZDate(moment, timeZone)))
  const last = await db.outboxItem.findFirst({
    where: { dedupKey: { in: weeks.map((week) => `${LINK_CHECK}:${week}`) }, state: 'done' },
    orderBy: { finishedAt: 'desc' },
    select: { finishedAt: true },
  })
  return last?.finishedAt ?? null
}
