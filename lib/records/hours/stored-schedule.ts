import 'server-only'
import { createHash } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { assertInScope, scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { announceExpiry, expireNow } from '@/lib/platform/cache/cache'
import { db, type Tx } from '@/lib/platform/database/db'
import { conflict, invalidFields, notFound } from '@/lib/platform/errors'
import { usableTimeZone } from '@/lib/platform/time-zone'
import { isUuid } from '@/lib/platform/uuid'
import { type Schedule, scheduleSchema } from '@/lib/records/hours/schedule'
import { type HoursRow, rowsOf, scheduleOf } from '@/lib/records/hours/schedule-rows'
import { recordAudit } from '@/lib/records/store/history'

/** The owner of hours; `id` is null for the company. */
type HoursOwner = { id: string | null; name: string; zone: string }

/** Choices for the user: the company first, then their communities. @throws AppError 403 */
export async function listHoursOwners(actor: Actor): Promise<(HoursOwner & { own: boolean })[]> {
  assertCan(actor, 'read', 'company')
  const ids = scopedCommunityIds(actor)
  const communities = await db.community.findMany({
    where: { active: true, ...(ids && { id: { in: ids } }) },
    orderBy: [{ sortOrder: 'asc' }, { name: 'asc' }],
    select: {
      id: true,
      name: true,
      timeZone: true,
      staffedHours: { where: { weekday: { not: null }, date: null }, take: 1, select: { id: true } },
    },
  })
  const company = await hoursOwner(db, null)
  return [
    { ...company, own: true },
    ...communities.map(({ id, name, timeZone, staffedHours }) => {
      return { id, name, zone: usableTimeZone(timeZone), own: staffedHours.length > 0 }
    }),
  ]
}

/** A community's hours (null: the company's), inherited rows and version token. @throws AppError 403, 404 */
export async function readSchedule(actor: Actor, communityId: string | null) {
  assertCan(actor, 'read', 'company')
  if (communityId !== null) assertInScope(actor, communityId)
  return scheduleIn(db, communityId)
}

/** Like readSchedule, in a transaction and without the permission check. @throws AppError 404 */
async function scheduleIn(tx: Tx, communityId: string | null) {
  const about = await hoursOwner(tx, communityId)
  const rows = await tx.staffedHours.findMany({
    where: { OR: [{ communityId: null }, ...(communityId ? [{ communityId }] : [])] },
    orderBy: { id: 'asc' },
  })
  const today = format(new TZDate(Date.now(), about.zone), 'yyyy-MM-dd')
  const ids = rows.filter((row) => row.communityId === communityId).map(({ id }) => id)
  const inherited: HoursRow[] = communityId ? rows.filter((row) => row.communityId === null) : []
  const seen = createHash('sha256').update(ids.join()).digest('base64url')
  return { about, today, inherited, seen, schedule: scheduleOf(rows, communityId, today) }
}

async function hoursOwner(tx: Tx, communityId: string | null): Promise<HoursOwner> {
  if (communityId === null) {
    const settings = await tx.siteSettings.findFirst({ select: { companyName: true, timeZone: true } })
    const zone = usableTimeZone(settings?.timeZone)
    return { id: null, name: settings?.companyName ?? 'The company', zone }
  }
  const community = isUuid(communityId)
    ? await tx.community.findUnique({ where: { id: communityId }, select: { name: true, timeZone: true } })
    : null
  if (!community) throw notFound('There is no such community')
  return { id: communityId, name: community.name, zone: usableTimeZone(community.timeZone) }
}

/** `seen` is the version that the user edited (readSchedule). */
export const hoursChange = z.object({
  communityId: z.uuid().nullable(),
  seen: z.string(),
  schedule: scheduleSchema,
})

/**
 * Replaces a community's hours (null: the company's), with cache expiry. Past days stay. @returns the version
 * @throws AppError 400 for a past day, 403, 404, 409 when the hours have changed since
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
        'Someone changed these hours after you opened them. Your changes have not been saved yet.',
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
  if (over !== -1) throw invalidFields({ [`schedule.days.${over}.from`]: 'This day is in the past' })
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
