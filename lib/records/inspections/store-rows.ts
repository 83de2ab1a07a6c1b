import 'server-only'
import { announceExpiry } from '@/lib/platform/cache/expiry'
import type { Tx } from '@/lib/platform/database/db'
import { CMS_FILES, type CmsFileKey, processingDate } from '@/lib/records/inspections/cms-files'
import { contradictions } from '@/lib/records/inspections/contradictions'
import { fileDatesSchema, findingsSchema } from '@/lib/site/inspections/cms-shapes'

/** Cache tags of pages that show reports. */
export const REPORT_TAGS = ['facility_reports']

export type Licensed = { id: string; ccn: string }

/**
 * Stores one facility's rows of a file, in place of the earlier ones. A report under another number is
 * dropped with its confirmation. `null` means that CMS no longer lists the facility.
 */
export async function storeRows(
  tx: Tx,
  { id: communityId, ccn }: Licensed,
  file: CmsFileKey,
  rows: Record<string, string>[] | null,
): Promise<void> {
  await tx.$executeRaw`select pg_advisory_xact_lock(hashtextextended(${`facility_reports/${communityId}`}, 0))`
  await tx.facilityReport.deleteMany({ where: { communityId, ccn: { not: ccn } } })
  const before = await tx.facilityReport.upsert({
    where: { communityId },
    create: { communityId, ccn },
    update: {},
  })
  const date = rows && processingDate(rows)
  const fileDates = fileDatesSchema.parse(before.fileDates)
  await tx.facilityReport.update({
    where: { communityId },
    data: {
      ...(rows && CMS_FILES[file].read(rows)),
      ...(file === 'provider' && { goneAt: rows ? null : (before.goneAt ?? new Date()) }),
      ...(date && { fileDates: { ...fileDates, [file]: date } }),
      readAt: new Date(),
    },
  })
  await checkAgainstOurs(tx, communityId)
  await announceExpiry(tx, REPORT_TAGS)
}

/** A new contradiction of a confirmed report makes the community's license a fact to check today. */
export async function checkAgainstOurs(tx: Tx, communityId: string): Promise<void> {
  const report = await tx.facilityReport.findUniqueOrThrow({
    where: { communityId },
    include: { community: { select: { residentCapacity: true, inspectionAnswer: true } } },
  })
  if (!report.confirmedAt) return
  const found = contradictions(report.community, {
    ...report,
    findings: findingsSchema.parse(report.findings),
  })
  await tx.facilityReport.update({ where: { communityId }, data: { contradictions: found } })
  if (found.every((words) => report.contradictions.includes(words))) return
  const key = { entity: 'community', entityId: communityId, fact: 'License' }
  const reviewBy = new Date()
  await tx.factReview.upsert({
    where: { entity_entityId_fact: key },
    create: { ...key, reviewBy },
    update: { reviewBy },
  })
}
