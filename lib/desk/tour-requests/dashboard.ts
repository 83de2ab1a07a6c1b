import 'server-only'
import { assertCan, can } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { countQuarantined, countWaiting, countWeek } from '@/lib/desk/access/lead-counts'
import { listAlarms } from '@/lib/desk/alerts/list-alarms'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { unfetchedLeads } from '@/lib/leads/lead-forms/unfetched'
import { WAITING } from '@/lib/leads/tour-requests/waiting'
import { db } from '@/lib/platform/database/db'
import { VISITOR_MAIL } from '@/lib/platform/mail/visitor-mail'
import { overdueOf } from '@/lib/platform/outbox/overdue'
import { alertKinds } from '@/lib/platform/outbox/registered-handlers'

const SHOWN = 12

/** Waiting families, the week by day in the company's zone, and alerts that failed. @throws AppError 403 */
export async function readDashboard(actor: Actor, timeZone: string, now: Date) {
  assertCan(actor, 'read', 'leads')
  const scope = whereInScope(await leadScopeOf(actor))
  const waitingOnes = { ...scope, ...WAITING }
  const alerts = await alertKinds()
  // After a first attempt, a failed alert no longer matters.
  const failed = { kind: { in: alerts }, state: 'failed', tourRequest: waitingOnes }
  const [waiting, counts, quarantined, days, failedDeliveries, flagged, alarms, overdue, unfetched] =
    await Promise.all([
      db.tourRequest.findMany({
        where: waitingOnes,
        orderBy: [{ callDueAt: { sort: 'asc', nulls: 'last' } }, { id: 'asc' }],
        // A family may wait with several requests and is shown once, as it is counted.
        take: SHOWN * 4,
        select: {
          id: true,
          name: true,
          householdId: true,
          callAt: true,
          callDueAt: true,
          community: { select: { name: true, timeZone: true } },
        },
      }),
      countWaiting(actor, now),
      countQuarantined(actor),
      countWeek(actor, timeZone, now),
      db.outboxItem.findMany({
        where: failed,
        orderBy: { finishedAt: 'desc' },
        take: SHOWN,
        select: {
          id: true,
          target: true,
          lastError: true,
          tourRequest: { select: { id: true, name: true } },
        },
      }),
      can(actor, 'read', 'recipients')
        ? db.emailRecipient.findMany({
            where: { active: true, failedAt: { not: null } },
            select: { id: true, email: true, lastError: true },
          })
        : [],
      listAlarms(actor),
      overdueOf([...alerts, VISITOR_MAIL]),
      unfetchedLeads(),
    ])
  const families = new Map(waiting.toReversed().map((lead) => [lead.householdId ?? lead.id, lead]))
  return {
    waiting: waiting.filter((lead) => families.get(lead.householdId ?? lead.id) === lead).slice(0, SHOWN),
    waitingCount: counts.waiting,
    lateCount: counts.late,
    todayCount: days.at(-1)?.received ?? 0,
    quarantined,
    days,
    failedDeliveries,
    flagged,
    alarms,
    overdue,
    unfetched,
  }
}
