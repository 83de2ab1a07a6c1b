import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { countWaiting } from '@/lib/desk/access/lead-counts'
import { countAlarms } from '@/lib/desk/alerts/list-alarms'
import { leadScopeOf, whereInScope } from '@/lib/leads/access/lead-scope'
import { WAITING } from '@/lib/leads/tour-requests/waiting'
import { db } from '@/lib/platform/database/db'

type Person = { id: string; name: string; community: string | null }

/** Moments are ISO, UTC. */
export type LeadClock = {
  waiting: number
  late: number
  /** Next to call. */
  next: (Person & { dueAt: string }) | null
  newest: Person | null
  /** Leads without an alert accepted within five minutes. */
  alarms: number
}

/** Leads without a first attempt in the person's scope. @throws AppError 403 */
export async function readLeadClock(actor: Actor): Promise<LeadClock> {
  assertCan(actor, 'read', 'leads')
  const waiting = { AND: [whereInScope(await leadScopeOf(actor)), WAITING] }
  const select = { id: true, name: true, callDueAt: true, community: { select: { name: true } } }
  const [counts, next, newest, alarms] = await Promise.all([
    countWaiting(actor, new Date()),
    db.tourRequest.findFirst({
      where: { AND: [waiting, { callDueAt: { not: null } }] },
      orderBy: [{ callDueAt: 'asc' }, { id: 'asc' }],
      select,
    }),
    db.tourRequest.findFirst({ where: waiting, orderBy: [{ createdAt: 'desc' }, { id: 'desc' }], select }),
    countAlarms(actor),
  ])
  return {
    ...counts,
    next: next?.callDueAt ? { ...personOf(next), dueAt: next.callDueAt.toISOString() } : null,
    newest: newest && personOf(newest),
    alarms,
  }
}

function personOf({ id, name, community }: { id: string; name: string; community: { name: string } | null }) {
  return { id, name, community: community?.name ?? null }
}
