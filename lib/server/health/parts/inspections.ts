import 'server-only'
import { db } from '@/lib/platform/database/db'
import { contradictions } from '@/lib/records/inspections/contradictions'
import type { Part } from '@/lib/server/health/part'
import { findingsSchema } from '@/lib/site/inspections/cms-shapes'

/** Findings of CMS must not contradict the site, because families decide by it (decision 105). */
export const inspectionsPart: Part = {
  name: 'inspections',
  title: 'Inspections (CMS)',
  outside: 'alarm',
  async check() {
    const href = '/admin/inspections'
    const reports = await db.facilityReport.findMany({
      where: { confirmedAt: { not: null } },
      include: {
        community: { select: { name: true, ccn: true, residentCapacity: true, inspectionAnswer: true } },
      },
    })
    const current = reports.filter(({ ccn, community }) => ccn === community.ccn)
    if (current.length === 0)
      return { state: 'off', words: 'No community is matched with a CMS facility', href }
    const [newest] = current.map(({ readAt }) => readAt).toSorted((a, b) => b.getTime() - a.getTime())
    const found = current.flatMap((report) =>
      contradictions(report.community, {
        ...report,
        findings: findingsSchema.parse(report.findings),
      }).map((words) => `${report.community.name}: ${words}`),
    )
    if (found.length === 0)
      return { state: 'good', words: 'CMS and the site agree', lastGoodAt: newest ?? null, href }
    return {
      state: 'bad',
      words: found.join('. '),
      lastGoodAt: newest ?? null,
      todo: 'Correct the community, respond to the inspection, or ask CMS for a correction.',
      href,
    }
  },
}
