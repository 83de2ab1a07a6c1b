import 'server-only'
import { subDays } from 'date-fns'
import { v7 as uuidv7 } from 'uuid'
import { assertCan } from '@/lib/accounts/access/access'
import { type Actor, systemActor } from '@/lib/accounts/actor'
import { measured } from '@/lib/marketing/reports/measured-leads'
import { lastDays } from '@/lib/marketing/reports/numbers-query'
import { TIMES, type Times } from '@/lib/marketing/response-times/response-times'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { defineSweep } from '@/lib/platform/sweeps/define-sweep'
import { getSiteSettings } from '@/lib/site/content/site-settings'
import { SPEED_DAYS } from '@/lib/site/response-speed/speed-text'

const TAGS = ['response_snapshots']

export const speedSnapshots = defineSweep({
  name: 'speed-snapshots',
  at: { hour: 4 },
  run: (now) => takeSpeedSnapshots(now),
})

type Group = Times & { communityId: string | null; isCompany: boolean }

/** Stores yesterday's figures of the company and of each community once a day, from the desk's own report. */
export async function takeSpeedSnapshots(now: Date): Promise<void> {
  const { timeZone } = await getSiteSettings()
  const range = lastDays(SPEED_DAYS, timeZone, subDays(now, 1))
  const source = await measured(systemActor('Published response times'), { ...range, timeZone })
  const groups = await db.$queryRaw<Group[]>`
    with ${source}
    select community_id::text as "communityId", grouping(community_id) = 1 as "isCompany", ${TIMES}
    from measured group by grouping sets ((), (community_id))`
  const data = groups
    .filter(({ communityId, isCompany }) => isCompany || communityId !== null)
    .map(({ communityId, received, notDue, inTime, medianStaffed }) => ({
      id: uuidv7(),
      day: new Date(range.to),
      communityId,
      counted: received - notDue,
      inTime,
      medianStaffedS: medianStaffed === null ? null : Math.round(medianStaffed),
    }))
  await db.$transaction(async (tx) => {
    // A second run of the day changes nothing.
    await tx.responseSnapshot.createMany({ data, skipDuplicates: true })
    await announceExpiry(tx, TAGS)
  })
  expireNow(TAGS)
}

const LISTED_DAYS = 60

/** The company's figures as published, newest first; `day` is '2026-11-26'. @throws AppError 403 */
export async function listSpeedSnapshots(actor: Actor) {
  assertCan(actor, 'read', 'leads')
  const rows = await db.responseSnapshot.findMany({
    where: { communityId: null },
    orderBy: { day: 'desc' },
    take: LISTED_DAYS,
    select: { day: true, counted: true, inTime: true, medianStaffedS: true },
  })
  return rows.map(({ day, ...figures }) => ({ ...figures, day: day.toISOString().slice(0, 10) }))
}
