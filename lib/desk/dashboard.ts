import 'server-only'
import { TZDate } from '@date-fns/tz'
import { startOfDay, subDays } from 'date-fns'
import type { Actor } from '@/lib/admin/actor'
import { assertCan, can } from '@/lib/auth/access'
import { communityScope } from '@/lib/auth/community-scope'
import { db } from '@/lib/db'
import { listAlarms } from '@/lib/desk/list-alarms'

const DAYS = 7
const SHOWN = 12

/**
 * What the morning needs: who waits, who is late, what came in today and in the last seven days of the company's zone,
 * and every alert that did not get through. @throws AppError 403
 */
export async function readDashboard(actor: Actor, timeZone: string, now: Date) {
  assertCan(actor, 'read', 'tourRequest')
  const scope = communityScope(actor)
  const today = startOfDay(new TZDate(now, timeZone))
  const genuine = { ...scope, quarantinedAt: null }
  const waitingOnes = { ...genuine, status: 'new' }
  // Once somebody has taken a lead up, an alert that did not arrive is history.
  const failed = { status: 'failed', tourRequest: waitingOnes }
  const [
    waiting,
    waitingCount,
    lateCount,
    todayCount,
    quarantined,
    recent,
    failedDeliveries,
    flagged,
    alarms,
  ] = await Promise.all([
    db.tourRequest.findMany({
      where: waitingOnes,
      orderBy: [{ callDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
      take: SHOWN,
      select: { id: true, name: true, callDueAt: true, community: { select: { name: true } } },
    }),
    db.tourRequest.count({ where: waitingOnes }),
    db.tourRequest.count({ where: { ...waitingOnes, callDueAt: { lt: now } } }),
    db.tourRequest.count({ where: { ...genuine, createdAt: { gte: today } } }),
    db.tourRequest.count({ where: { ...scope, quarantinedAt: { not: null } } }),
    db.tourRequest.findMany({
      where: { ...genuine, createdAt: { gte: subDays(today, DAYS - 1) } },
      select: { createdAt: true, status: true },
    }),
    db.delivery.findMany({
      where: failed,
      orderBy: { failedAt: 'desc' },
      take: SHOWN,
      select: { id: true, target: true, lastError: true, tourRequest: { select: { id: true, name: true } } },
    }),
    can(actor, 'read', 'emailRecipient')
      ? db.emailRecipient.findMany({
          where: { active: true, failedAt: { not: null } },
          select: { id: true, email: true, lastError: true },
        })
      : [],
    listAlarms(actor),
  ])
  return {
    waiting,
    waitingCount,
    lateCount,
    todayCount,
    quarantined,
    days: byDay(recent, today, timeZone),
    failedDeliveries,
    flagged,
    alarms,
  }
}

export type Dashboard = Awaited<ReturnType<typeof readDashboard>>

function byDay(recent: { createdAt: Date; status: string }[], today: Date, timeZone: string) {
  const key = (date: Date) => startOfDay(new TZDate(date, timeZone)).getTime()
  return Array.from({ length: DAYS }, (_, index) => {
    const day = subDays(today, DAYS - 1 - index)
    const ofDay = recent.filter(({ createdAt }) => key(createdAt) === key(day))
    return {
      label: new Intl.DateTimeFormat('en-US', {
        weekday: 'short',
        month: 'short',
        day: 'numeric',
        timeZone,
      }).format(day),
      received: ofDay.length,
      called: ofDay.filter(({ status }) => status !== 'new').length,
    }
  })
}
