import 'server-only'
import { createHash } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { format } from 'date-fns'
import { assertCan } from '@/lib/accounts/access/access'
import { assertInScope, scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { usableTimeZone } from '@/lib/leads/tour-requests/promise'
import { DEFAULT_TIME_ZONE } from '@/lib/leads/tour-requests/promise-text'
import { db, type Tx } from '@/lib/platform/database/db'
import { notFound } from '@/lib/platform/errors'
import { isUuid } from '@/lib/platform/uuid'
import { type HoursRow, scheduleOf } from '@/lib/records/hours/schedule-rows'

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
export async function scheduleIn(tx: Tx, communityId: string | null) {
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
    const zone = usableTimeZone(settings?.timeZone ?? DEFAULT_TIME_ZONE)
    return { id: null, name: settings?.companyName ?? 'The company', zone }
  }
  const community = isUuid(communityId)
    ? await tx.community.findUnique({ where: { id: communityId }, select: { name: true, timeZone: true } })
    : null
  if (!community) throw notFound('There is no such community')
  return { id: communityId, name: community.name, zone: usableTimeZone(community.timeZone) }
}
