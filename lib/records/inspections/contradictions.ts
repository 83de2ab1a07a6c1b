import { type Finding, isImmediateDanger } from '@/lib/site/inspections/cms-shapes'

type Said = { residentCapacity: number | null; inspectionAnswer: string | null }
type Reported = { beds: number | null; goneAt: Date | null; findings: Finding[] }

/** Where CMS and our own site disagree, as sentences for staff. */
export function contradictions({ residentCapacity, inspectionAnswer }: Said, report: Reported): string[] {
  const { beds, goneAt, findings } = report
  const open = findings.filter((finding) => isImmediateDanger(finding) && !finding.correctedOn)
  return [
    ...(goneAt ? ['CMS no longer lists this facility'] : []),
    ...(beds !== null && residentCapacity !== null && beds > residentCapacity
      ? [`CMS certifies ${beds} beds, but our site says ${residentCapacity} people can live here`]
      : []),
    ...(open.length > 0 && !inspectionAnswer
      ? ['CMS lists an immediate danger that is not corrected, and our site has no response to it']
      : []),
  ]
}
