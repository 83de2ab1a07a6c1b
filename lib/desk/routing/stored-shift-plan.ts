import 'server-only'
import { createHash } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import { assertCan, can, isRole } from '@/lib/accounts/access/access'
import { inScope } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { routeUnowned } from '@/lib/desk/alerts/pass-on'
import { ownersFor } from '@/lib/desk/alerts/team'
import { candidatesAt } from '@/lib/desk/routing/choose-owner'
import { routingMoments } from '@/lib/desk/routing/routing-moments'
import { type ShiftPlan, shiftPlanSchema } from '@/lib/desk/routing/shift-plan'
import { readWorkers, workersAmong } from '@/lib/desk/routing/workers'
import { staffedRow, vacationOf } from '@/lib/leads/callers/on-shift'
import { companyZone } from '@/lib/leads/intake/company-zone'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { scheduleOf } from '@/lib/records/hours/schedule-rows'
import { recordAudit } from '@/lib/records/store/history'
import { dayText } from '@/lib/site/content/staffed-days'

/** The plan, possible covers, and a version hash. @throws AppError 403, 404, 409 as assertMayPlan */
export async function readShiftPlan(actor: Actor, userId: string) {
  await assertMayPlan(actor, userId)
  const [found, covers] = await Promise.all([shiftPlanIn(db, userId), ownersFor(db, null)])
  return {
    ...found,
    covers: covers.filter(({ id }) => id !== userId).map(({ id, username }) => ({ id, name: username })),
  }
}

export type ReadShiftPlan = Awaited<ReturnType<typeof readShiftPlan>>

/** For use in a transaction, without an access check. */
async function shiftPlanIn(tx: Tx, userId: string) {
  const zone = await companyZone()
  const today = format(new TZDate(Date.now(), zone), 'yyyy-MM-dd')
  const [shifts, vacations] = await Promise.all([
    tx.shift.findMany({ where: { userId } }),
    tx.vacation.findMany({
      where: { userId, lastDay: { gte: new Date(`${today}T00:00:00Z`) } },
      orderBy: { firstDay: 'asc' },
    }),
  ])
  const own = shifts.length > 0
  const rows = own
    ? shifts.map((shift) => ({ ...staffedRow(shift), note: null }))
    : await tx.staffedHours.findMany({ where: { communityId: null } })
  const plan: ShiftPlan = {
    own,
    week: scheduleOf(rows, null, today).week,
    vacations: vacations.map(({ firstDay, lastDay, coverId }) => ({
      from: dayText(firstDay),
      to: dayText(lastDay),
      coverId: coverId ?? '',
    })),
  }
  // The company's week is only a default.
  const stored: ShiftPlan = { ...plan, week: own ? plan.week : [] }
  const seen = createHash('sha256').update(JSON.stringify(stored)).digest('base64url')
  return { plan, stored, seen, today, zone }
}

/** Own hours, or anybody's for administrators. @throws AppError 403, 404, 409 when they take no requests */
export async function assertMayPlan(actor: Actor, userId: string): Promise<void> {
  if (actor.id === userId) return assertCan(actor, 'update', 'leads')
  assertCan(actor, 'update', 'accounts')
  const account = isUuid(userId)
    ? await db.user.findUnique({ where: { id: userId }, select: { role: true } })
    : null
  if (!account) throw notFound('This account no longer exists')
  if (!isRole(account.role) || !can({ role: account.role }, 'update', 'leads'))
    throw conflict('This person does not work on requests')
}

/** `seen`: version from readShiftPlan. */
const change = z.strictObject({ seen: z.string('Please reload the page'), plan: shiftPlanSchema })

/** Replaces hours and vacations, then routes. @returns the version @throws AppError 400 to 409; $ZodError */
export async function saveShiftPlan(actor: Actor, userId: string, body: unknown): Promise<{ seen: string }> {
  await assertMayPlan(actor, userId)
  const { seen, plan } = change.parse(body)
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`
    const before = await shiftPlanIn(tx, userId)
    if (before.seen !== seen)
      throw conflict(
        'Someone changed these hours after you opened them. Your changes have not been saved yet.',
      )
    await assertUsable(tx, userId, plan, before.today)
    await replace(tx, userId, plan, before.today)
    const after = await shiftPlanIn(tx, userId)
    const what = { action: 'change-shifts', entity: 'user', entityId: userId }
    await recordAudit(tx, actor, { ...what, before: before.stored, after: after.stored })
    await routeUnowned(tx, uuidv7())
    return { seen: after.seen }
  })
}

async function assertUsable(tx: Tx, userId: string, { vacations }: ShiftPlan, today: string): Promise<void> {
  const covers = new Set((await ownersFor(tx, null)).map(({ id }) => id))
  const errors = vacations.flatMap(({ to, coverId }, at): [string, string][] => [
    ...(to < today ? [[`plan.vacations.${at}.from`, 'This vacation is over'] as [string, string]] : []),
    ...(coverId && (coverId === userId || !covers.has(coverId))
      ? [[`plan.vacations.${at}.coverId`, 'Please choose someone who works on requests'] as [string, string]]
      : []),
  ])
  if (errors.length > 0) throw invalidFields(Object.fromEntries(errors))
}

async function replace(tx: Tx, userId: string, { own, week, vacations }: ShiftPlan, today: string) {
  await tx.shift.deleteMany({ where: { userId } })
  if (own) {
    const off = [{ opens: null, closes: null }]
    await tx.shift.createMany({
      data: week.flatMap((hours, weekday) =>
        (hours.length > 0 ? hours : off).map(({ opens, closes }) => ({
          userId,
          weekday,
          opensAt: opens,
          closesAt: closes,
        })),
      ),
    })
  }
  await tx.vacation.deleteMany({ where: { userId, lastDay: { gte: day(today) } } })
  await tx.vacation.createMany({
    data: vacations.map(({ from, to, coverId }) => ({
      userId,
      firstDay: day(from),
      lastDay: day(to),
      coverId: coverId || null,
    })),
  })
}

const day = (text: string) => new Date(`${text}T00:00:00Z`)

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
