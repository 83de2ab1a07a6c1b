import 'server-only'
import { TZDate } from '@date-fns/tz'
import { endOfDay, startOfDay } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { db } from '@/lib/platform/database/db'

const MOST = 30

/** A task or tour of today; `at` may be on an earlier day. */
export type TodayItem = {
  id: string
  name: string
  /** A next step, such as `call` or `tour`. */
  step: string
  at: Date
  isLate: boolean
  isToday: boolean
  community: { name: string; timeZone: string } | null
}

/** The person's tasks due by the end of today, and today's tours, in order of time. @throws AppError 403 */
export async function mineToday(actor: Actor, timeZone: string, now: Date): Promise<TodayItem[]> {
  assertCan(actor, 'read', 'leads')
  if (!actor.id) return []
  const today = new TZDate(now, timeZone)
  const begins = new Date(startOfDay(today).getTime())
  const ends = new Date(endOfDay(today).getTime())
  const own = { ownerId: actor.id, quarantinedAt: null, erasedAt: null }
  const leads = await db.tourRequest.findMany({
    where: {
      AND: [
        whereInScope(await leadScopeOf(actor)),
        own,
        {
          OR: [
            {
              nextStepAt: { lte: ends },
              nextStep: { not: null },
              status: { notIn: ['converted', 'not-interested'] },
            },
            { status: 'scheduled', scheduledDate: { gte: begins, lte: ends } },
          ],
        },
      ],
    },
    orderBy: [{ nextStepAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
    take: MOST,
    select: {
      id: true,
      name: true,
      status: true,
      nextStep: true,
      nextStepAt: true,
      scheduledDate: true,
      community: { select: { name: true, timeZone: true } },
    },
  })
  const items = leads.flatMap(({ status, nextStep, nextStepAt, scheduledDate, ...lead }) => {
    const task =
      nextStep && nextStepAt && nextStepAt <= ends ? [{ ...lead, step: nextStep, at: nextStepAt }] : []
    if (status !== 'scheduled' || nextStep === 'tour' || !scheduledDate) return task
    const isToday = scheduledDate >= begins && scheduledDate <= ends
    return isToday ? [...task, { ...lead, step: 'tour', at: scheduledDate }] : task
  })
  return items
    .map((item) => ({ ...item, isLate: item.at < now, isToday: item.at >= begins }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
