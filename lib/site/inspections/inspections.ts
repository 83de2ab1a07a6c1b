import 'server-only'
import { atRequest, cached } from '@/lib/platform/cache/cache'
import { db } from '@/lib/platform/database/db'
import {
  fileDatesSchema,
  findingsSchema,
  measuresSchema,
  penaltiesSchema,
} from '@/lib/site/inspections/cms-shapes'

/** The confirmed report about a community's facility; null without one, or when its number has changed. */
export const getInspection = atRequest(async (communityId: string) => {
  cached('facility_reports', 'communities')
  const row = await db.facilityReport.findUnique({
    where: { communityId },
    include: { community: { select: { ccn: true, inspectionAnswer: true } } },
  })
  if (!row?.confirmedAt || row.goneAt || row.ccn !== row.community.ccn) return null
  const [asOf] = Object.values(fileDatesSchema.parse(row.fileDates)).sort()
  if (!asOf) return null
  return {
    facility: row.facility,
    overallRating: row.overallRating,
    lastInspectionOn: row.lastInspectionOn,
    findings: findingsSchema.parse(row.findings),
    penalties: penaltiesSchema.parse(row.penalties),
    measures: measuresSchema.parse(row.measures),
    answer: row.community.inspectionAnswer,
    /** The oldest of the files it was read from. */
    asOf: new Date(asOf),
  }
})

export type Inspection = NonNullable<Awaited<ReturnType<typeof getInspection>>>
