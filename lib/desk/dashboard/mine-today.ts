import 'server-only'
import { TZDate } from '@date-fns/tz'
import { endOfDay, startOfDay } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { dueAfter } from '@/lib/leads/callers/call-windows'
import { CHOSEN_CALL } from '@/lib/leads/tour-requests/next-step'
import { WAITING } from '@/lib/leads/tour-requests/waiting'
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

/** The person's tasks and chosen calls due by the end of today, and today's tours. @throws AppError 403 */
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
            { ...WAITING, callAt: { lte: ends } },
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
      callAt: true,
      firstAttemptAt: true,
      contactEndedAt: true,
      community: { select: { name: true, timeZone: true } },
    },
  })
  const items = leads.flatMap(({ id, name, community, ...lead }) => {
    const { status, nextStep, nextStepAt, scheduledDate, callAt, firstAttemptAt, contactEndedAt } = lead
    const family = { id, name, community }
    const isWaiting = !firstAttemptAt && !contactEndedAt
    const call =
      callAt && callAt <= ends && isWaiting
        ? [{ ...family, step: CHOSEN_CALL, at: callAt, dueAt: dueAfter(callAt) }]
        : []
    const task =
      nextStep && nextStepAt && nextStepAt <= ends
        ? [{ ...family, step: nextStep, at: nextStepAt, dueAt: nextStepAt }]
        : []
    const isTour = status === 'scheduled' && nextStep !== 'tour'
    const tour =
      isTour && scheduledDate && scheduledDate >= begins && scheduledDate <= ends
        ? [{ ...family, step: 'tour', at: scheduledDate, dueAt: scheduledDate }]
        : []
    return [...call, ...task, ...tour]
  })
  return items
    .map(({ dueAt, ...item }) => ({ ...item, isLate: dueAt < now, isToday: item.at >= begins }))
    .sort((a, b) => a.at.getTime() - b.at.getTime())
}
