import 'server-only'
import { assertCan } from '@/lib/accounts/access/access'
import { inScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { candidatesAt, vacationOf } from '@/lib/desk/routing/choose-owner'
import { routingMoments } from '@/lib/desk/routing/routing-moments'
import { readWorkers, workersAmong } from '@/lib/desk/routing/workers'
import { db } from '@/lib/platform/database/db'
import { dayText } from '@/lib/site/content/staffed-days'

/** `isReserve`: only when nobody else is there (decision 041). @throws AppError 403 */
export async function whoIsOnShift(actor: Actor, now: Date) {
  assertCan(actor, 'read', 'accounts')
  const [workers, communities] = await Promise.all([
    readWorkers(db).then((everybody) => workersAmong(everybody, null)),
    db.community.findMany({
      where: { active: true },
      orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
      select: { id: true, name: true },
    }),
  ])
  const places = await Promise.all(
    [{ id: null, name: null }, ...communities].map(async ({ id: communityId, name }) => {
      const moment = (await routingMoments({ communityId, callDueAt: null }, now)).momentAt(now)
      const theirs = workers.filter(({ member }) => communityId === null || inScope(member, communityId))
      return { name, moment, candidates: candidatesAt(theirs, moment) }
    }),
  )
  const taking = new Set(places.flatMap(({ candidates }) => candidates.map(({ assignee }) => assignee.id)))
  const nameOf = (id: string | null) => workers.find((worker) => worker.id === id)?.name ?? null
  return {
    isAnswered: places.some(({ moment }) => moment.isAnswered),
    there: workers
      .filter(({ id }) => taking.has(id))
      .map(({ id, name, isManager, shifts }) => ({ id, name, isReserve: isManager && shifts.length === 0 })),
    away: workers.flatMap(({ id, name, vacations }) => {
      const vacation = places[0] && vacationOf({ vacations }, places[0].moment)
      return vacation ? [{ id, name, until: dayText(vacation.lastDay), cover: nameOf(vacation.coverId) }] : []
    }),
    withoutAnybody: places.flatMap(({ name, moment, candidates }) =>
      name && moment.isAnswered && candidates.length === 0 ? [name] : [],
    ),
  }
}

export type OnShift = Awaited<ReturnType<typeof whoIsOnShift>>
