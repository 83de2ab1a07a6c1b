import 'server-only'
import { createHash } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { assertInScope, scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { type TourCalendar, tourCalendarOf } from '@/lib/leads/tour-times/tour-calendar'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { isUuid } from '@/lib/platform/uuid'
import { shownHours } from '@/lib/records/hours/schedule'
import { recordAudit } from '@/lib/records/store/history'
import { calendarSchema, type EditedCalendar } from '@/lib/records/tour-times/calendar-schema'

/** A typical working week, to be trimmed when a calendar is opened. */
const ORDINARY = { opens: '10:00', closes: '16:00' }

/** Initial contents of a calendar that is not open yet. */
const UNOPENED: TourCalendar = {
  isOpen: false,
  week: [[], [ORDINARY], [ORDINARY], [ORDINARY], [ORDINARY], [ORDINARY], []],
  minutes: 60,
  capacity: 1,
  noticeHours: 4,
  daysAhead: 21,
  closedDays: [],
}

/** The user's communities, and whether families can choose times there. @throws AppError 403 */
export async function listCalendars(actor: Actor): Promise<{ id: string; name: string; isOpen: boolean }[]> {
  assertCan(actor, 'read', 'company')
  const ids = scopedCommunityIds(actor)
  const communities = await db.community.findMany({
    where: { active: true, ...(ids && { id: { in: ids } }) },
    orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
    select: { id: true, name: true, tourCalendar: { select: { isOpen: true } } },
  })
  return communities.map(({ id, name, tourCalendar }) => ({
    id,
    name,
    isOpen: tourCalendar?.isOpen ?? false,
  }))
}

/** A community's calendar, its staffed hours, and a version token. @throws AppError 403, 404 */
export async function readCalendar(actor: Actor, communityId: string) {
  assertCan(actor, 'read', 'company')
  assertInScope(actor, communityId)
  return calendarIn(db, communityId)
}

/** Like readCalendar, in a transaction and without the permission check. @throws AppError 404 */
async function calendarIn(tx: Tx, communityId: string) {
  const community = isUuid(communityId)
    ? await tx.community.findUnique({
        where: { id: communityId },
        select: { name: true, timeZone: true, tourCalendar: true },
      })
    : null
  if (!community) throw notFound('There is no such community')
  const { tourCalendar: row } = community
  const calendar = row ? tourCalendarOf(row) : UNOPENED
  const zone = usableTimeZone(community.timeZone)
  const today = format(new TZDate(Date.now(), zone), 'yyyy-MM-dd')
  const hours = await tx.staffedHours.findMany({ where: { OR: [{ communityId }, { communityId: null }] } })
  return {
    about: { id: communityId, name: community.name, zone },
    today,
    hours,
    calendar,
    seen: createHash('sha256').update(JSON.stringify(calendar)).digest('base64url'),
    edited: editedOf(calendar, today),
  }
}

/** Omits past closed days. */
function editedOf({ isOpen, week, closedDays, ...measures }: TourCalendar, today: string): EditedCalendar {
  return {
    isOpen,
    week: week.map((day) => day.map(shownHours)),
    minutes: String(measures.minutes),
    capacity: String(measures.capacity),
    noticeHours: String(measures.noticeHours),
    daysAhead: String(measures.daysAhead),
    closedDays: closedDays
      .filter(({ to }) => to >= today)
      .map((day) => ({ ...day, to: day.to === day.from ? '' : day.to })),
  }
}

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
        'Someone changed these times after you opened them. Your changes have not been saved yet.',
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
