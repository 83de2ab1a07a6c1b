import 'server-only'
import { TZDate } from '@date-fns/tz'
import { subWeeks } from 'date-fns'
import { db } from '@/lib/platform/database/db'
import { weekOf } from '@/lib/site/content/company-week'

/** The outbox's name of the weekly check. */
export const LINK_CHECK = 'check-links'

/** When the texts were last looked through for links that lead nowhere; null when neither this week nor the last. */
export async function lastLinkCheck(timeZone: string, now: Date): Promise<Date | null> {
  const weeks = [now, subWeeks(now, 1)].map((moment) => weekOf(new TZDate(moment, timeZone)))
  const last = await db.outboxItem.findFirst({
    where: { dedupKey: { in: weeks.map((week) => `${LINK_CHECK}:${week}`) }, state: 'done' },
    orderBy: { finishedAt: 'desc' },
    select: { finishedAt: true },
  })
  return last?.finishedAt ?? null
}
