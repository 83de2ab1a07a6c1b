import 'server-only'
import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { scopedCommunityIds } from '@/lib/accounts/access/community-scope'
import type { Actor } from '@/lib/accounts/actor'
import { addressLines } from '@/lib/platform/address-lines'
import { announceExpiry, expireNow } from '@/lib/platform/cache/expiry'
import { db } from '@/lib/platform/database/db'
import { conflict, notFound } from '@/lib/platform/errors'
import { communities } from '@/lib/records/entities/communities'
import { CMS_FILE_KEYS } from '@/lib/records/inspections/cms-files'
import { contradictions } from '@/lib/records/inspections/contradictions'
import { readFacility } from '@/lib/records/inspections/read-cms'
import { checkAgainstOurs, REPORT_TAGS } from '@/lib/records/inspections/store-rows'
import { recordAudit } from '@/lib/records/store/history'
import { findRecord } from '@/lib/records/store/scope'
import { findingsSchema } from '@/lib/site/inspections/cms-shapes'

export const facilityAnswer = z.object({ isOurs: z.boolean() })

/** Communities with a CMS number, what CMS calls them, and where it contradicts us. @throws AppError 403 */
export async function listFacilities(actor: Actor) {
  assertCan(actor, 'read', communities.area)
  const ids = scopedCommunityIds(actor)
  const rows = await db.community.findMany({
    where: { ccn: { not: null }, ...(ids && { id: { in: ids } }) },
    orderBy: { name: 'asc' },
    include: { facilityReport: true },
  })
  return rows.map((community) => {
    const { facilityReport, id, name, ccn } = community
    const report = facilityReport?.ccn === ccn ? facilityReport : null
    const findings = report ? findingsSchema.parse(report.findings) : []
    return {
      id,
      name,
      ccn,
      address: addressLines(community).join(', '),
      facility: report?.facility ?? null,
      facilityAddress: report?.address ?? null,
      readAt: report?.readAt.toISOString() ?? null,
      confirmedByName: report?.confirmedAt ? report.confirmedByName : null,
      contradictions: report?.confirmedAt ? contradictions(community, { ...report, findings }) : [],
    }
  })
}

/** Asks CMS who has the community's number. @throws AppError 400, 403, 404, OutsideError */
export async function lookUpFacility(actor: Actor, communityId: string): Promise<void> {
  await readFacility(await licensed(actor, communityId), ['provider'])
}

/** Says if CMS describes this community, then reads the rest. @throws AppError 403, 404, 409, 502 */
export async function answerFacility(
  actor: Actor,
  communityId: string,
  { isOurs }: z.output<typeof facilityAnswer>,
): Promise<void> {
  const community = await licensed(actor, communityId)
  await db.$transaction(async (tx) => {
    const { count } = await tx.facilityReport.updateMany({
      where: { communityId, ccn: community.ccn, facility: { not: null } },
      data: isOurs
        ? { confirmedAt: new Date(), confirmedByName: actor.username }
        : { confirmedAt: null, confirmedByName: null, contradictions: [] },
    })
    if (count === 0) throw conflict('Please look up this number first')
    await checkAgainstOurs(tx, communityId)
    const action = isOurs ? 'facility.confirm' : 'facility.reject'
    await recordAudit(tx, actor, {
      action,
      entity: 'community',
      entityId: communityId,
      after: { ccn: community.ccn },
    })
    await announceExpiry(tx, REPORT_TAGS)
  })
  expireNow(REPORT_TAGS)
  // If CMS does not answer now, the reading of the next night brings the rest.
  if (isOurs) await readFacility(community, CMS_FILE_KEYS)
}

async function licensed(actor: Actor, communityId: string) {
  assertCan(actor, 'update', communities.area)
  const { id, ccn } = await findRecord(db, actor, communities, communityId)
  if (typeof ccn !== 'string' || !ccn) throw notFound('This community has no Medicare number')
  return { id, ccn }
}
