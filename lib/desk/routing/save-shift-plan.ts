import 'server-only'
import { v7 as uuidv7 } from 'uuid'
import * as z from 'zod'
import type { Actor } from '@/lib/accounts/actor'
import { routeUnowned } from '@/lib/desk/alerts/pass-on'
import { ownersFor } from '@/lib/desk/alerts/team'
import { assertMayPlan, shiftPlanIn } from '@/lib/desk/routing/read-shift-plan'
import { type ShiftPlan, shiftPlanSchema } from '@/lib/desk/routing/shift-plan'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { recordAudit } from '@/lib/records/store/history'

/** `seen`: version from readShiftPlan. */
const change = z.strictObject({ seen: z.string('Please load the page again'), plan: shiftPlanSchema })

/** Replaces hours and vacations, then routes. @returns the version @throws AppError 400 to 409; $ZodError */
export async function saveShiftPlan(actor: Actor, userId: string, body: unknown): Promise<{ seen: string }> {
  await assertMayPlan(actor, userId)
  const { seen, plan } = change.parse(body)
  return db.$transaction(async (tx) => {
    await tx.$queryRaw`select 1 from users where id = ${userId}::uuid for no key update`
    const before = await shiftPlanIn(tx, userId)
    if (before.seen !== seen)
      throw conflict(
        'Somebody changed these hours after you opened them. Nothing of yours has been saved yet.',
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
      ? [[`plan.vacations.${at}.coverId`, 'Please choose somebody who works on requests'] as [string, string]]
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
