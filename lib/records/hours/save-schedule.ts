import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields } from '@/lib/platform/errors'
import { scheduleIn } from '@/lib/records/hours/read-schedule'
import { type Schedule, scheduleSchema } from '@/lib/records/hours/schedule'
import { rowsOf } from '@/lib/records/hours/schedule-rows'
import { recordAudit } from '@/lib/records/store/record-audit'

/** `seen` is the version that the user edited (readSchedule). */
export const hoursChange = z.object({
  communityId: z.uuid().nullable(),
  seen: z.string(),
  schedule: scheduleSchema,
})

/**
 * Replaces a community's hours (null: the company's), with cache expiry. Past days stay. @returns the version
 * @throws AppError 400 for a past day, 403, 404, 409 when the hours changed meanwhile
 */
export async function saveSchedule(
  actor: Actor,
  { communityId, seen, schedule }: z.output<typeof hoursChange>,
): Promise<string> {
  assertCan(actor, 'update', 'company')
  const expired = ['staffed_hours']
  const mark = await db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`staffed_hours/${communityId}`}, 0))`
    const before = await scheduleIn(tx, communityId)
    if (before.seen !== seen) {
      throw conflict(
        'Somebody changed these hours after you opened them. Nothing of yours has been saved yet.',
      )
    }
    assertNotPast(schedule, before.today)
    await replaceRows(
      tx,
      communityId,
      { ...schedule, own: schedule.own || communityId === null },
      before.today,
    )
    const after = await scheduleIn(tx, communityId)
    const what = { action: 'update', entity: 'staffedHours', entityId: communityId }
    await recordAudit(tx, actor, { ...what, before: before.schedule, after: after.schedule })
    await announceExpiry(tx, expired)
    return after.seen
  })
  expireNow(expired)
  return mark
}

function assertNotPast({ days }: Schedule, today: string): void {
  const over = days.findIndex(({ to }) => to < today)
  if (over !== -1) throw invalidFields({ [`schedule.days.${over}.from`]: 'This day is over' })
}

async function replaceRows(tx: Tx, communityId: string | null, schedule: Schedule, today: string) {
  const day = new Date(`${today}T00:00:00Z`)
  await tx.staffedHours.deleteMany({
    where: {
      communityId,
      OR: [{ date: null }, { lastDate: { gte: day } }, { lastDate: null, date: { gte: day } }],
    },
  })
  await tx.staffedHours.createMany({ data: rowsOf(schedule, communityId) })
}
