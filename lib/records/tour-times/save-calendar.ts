import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import { conflict } from '@/lib/platform/errors'
import { recordAudit } from '@/lib/records/store/record-audit'
import { calendarSchema } from '@/lib/records/tour-times/calendar-schema'
import { calendarIn } from '@/lib/records/tour-times/read-calendar'

/** `seen` is the version that the user edited (readCalendar). */
export const calendarChange = z.object({ communityId: z.uuid(), seen: z.string(), calendar: calendarSchema })

/** Replaces a tour calendar and returns its version; agreed tours stay. @throws AppError 403, 404, 409 */
export async function saveCalendar(
  actor: Actor,
  { communityId, seen, calendar }: z.output<typeof calendarChange>,
): Promise<string> {
  assertCan(actor, 'update', 'company')
  const expired = ['tour_calendars']
  const mark = await db.$transaction(async (tx) => {
    await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`tour_calendars/${communityId}`}, 0))`
    const before = await calendarIn(tx, communityId)
    if (before.seen !== seen) {
      throw conflict(
        'Somebody changed these times after you opened them. Nothing of yours has been saved yet.',
      )
    }
    await tx.tourCalendar.upsert({
      where: { communityId },
      create: { communityId, ...calendar },
      update: calendar,
    })
    const after = await calendarIn(tx, communityId)
    const what = { action: 'update', entity: 'tourCalendar', entityId: communityId }
    await recordAudit(tx, actor, { ...what, before: before.calendar, after: after.calendar })
    await announceExpiry(tx, expired)
    return after.seen
  })
  expireNow(expired)
  return mark
}
