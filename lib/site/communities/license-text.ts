import { dateFormat } from '@/lib/platform/date-format'

type Licensed = {
  licenseStatus: string
  licenseNumber: string | null
  licenseAsOf: Date | null
  licensedSince: number | null
  stateFacilityId: string | null
  ccn: string | null
}

const day = dateFormat({ month: 'short', day: 'numeric', year: 'numeric', timeZone: 'UTC' })

/** 'Licensed & Insured: license 23A, checked Nov 1, 2026'; null without its number or date (decision 105). */
export function licenseText(community: Licensed): string | null {
  const { licenseStatus, licenseNumber, licenseAsOf, licensedSince, stateFacilityId, ccn } = community
  if (!licenseNumber || !licenseAsOf) return null
  const facts = [
    `license ${licenseNumber}`,
    stateFacilityId && `state number ${stateFacilityId}`,
    ccn && `Medicare number ${ccn}`,
    licensedSince && `since ${licensedSince}`,
    `checked ${day.format(licenseAsOf)}`,
  ]
  return `${licenseStatus}: ${facts.filter(Boolean).join(', ')}`
}

/** Certifications; those that claim a license are shown only beside its number and date. */
export function shownCertifications(
  community: Pick<Licensed, 'licenseNumber' | 'licenseAsOf'> & { specialCertifications: string[] },
): string[] {
  const { licenseNumber, licenseAsOf, specialCertifications } = community
  if (licenseNumber && licenseAsOf) return specialCertifications
  return specialCertifications.filter((words) => !/licen[sc]e/i.test(words))
}
