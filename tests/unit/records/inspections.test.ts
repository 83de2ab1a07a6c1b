import { expect, test } from 'vitest'
import {
  CMS_FILES,
  ccnOf,
  columnKey,
  missingColumns,
  processingDate,
} from '@/lib/records/inspections/cms-files'
import { contradictions } from '@/lib/records/inspections/contradictions'
import { licenseText, shownCertifications } from '@/lib/site/communities/license-text'
import { isOldData, severityWords } from '@/lib/site/inspections/cms-shapes'

const byKey = (row: Record<string, string>) =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [columnKey(name), value]))

const FINDING = {
  'CMS Certification Number (CCN)': '06a001',
  'Survey Date': '10/05/2026',
  'Deficiency Category': 'Quality of Life',
  'Deficiency Tag Number': '0684',
  'Deficiency Description': 'Provide appropriate treatment and care.',
  'Scope Severity Code': 'g',
  'Correction Date': '',
  'Processing Date': '2026-11-01',
}

test('T119: a file of CMS is read by the names of its columns, in both spellings and date formats', () => {
  const row = byKey(FINDING)
  expect(ccnOf(row)).toBe('06A001')
  expect(processingDate([row])).toBe('2026-11-01')
  expect(CMS_FILES.deficiencies.read([row])).toEqual({
    findings: [
      {
        surveyOn: '2026-10-05',
        tag: '0684',
        category: 'Quality of Life',
        words: 'Provide appropriate treatment and care.',
        severity: 'G',
        correctedOn: null,
      },
    ],
  })
  const provider = { provider_name: 'Oak Court', citytown: 'Boulder', number_of_certified_beds: '1,040' }
  expect(CMS_FILES.provider.read([byKey(provider)])).toMatchObject({
    facility: 'Oak Court',
    address: 'Boulder',
    beds: 1040,
    overallRating: null,
  })
})

test('T119: a file that lost a column is refused by the name of the column', () => {
  expect(missingColumns('deficiencies', Object.keys(FINDING))).toEqual([])
  const renamed = Object.keys(FINDING).filter((name) => name !== 'Scope Severity Code')
  expect(missingColumns('deficiencies', [...renamed, 'Severity'])).toEqual(['Scope Severity Code'])
})

test('T119: what CMS says against our own words is named', () => {
  const said = { residentCapacity: 40, inspectionAnswer: null }
  const fine = { beds: 40, goneAt: null, findings: [] }
  expect(contradictions(said, fine)).toEqual([])
  expect(contradictions(said, { ...fine, beds: 60 })[0]).toContain('60 beds')
  expect(contradictions(said, { ...fine, goneAt: new Date() })).toHaveLength(1)
  const danger = {
    surveyOn: '2026-10-05',
    tag: '1',
    category: '',
    words: 'x',
    severity: 'J',
    correctedOn: null,
  }
  expect(contradictions(said, { ...fine, findings: [danger] })).toHaveLength(1)
  expect(contradictions(said, { ...fine, findings: [{ ...danger, correctedOn: '2026-10-06' }] })).toEqual([])
  expect(severityWords('J')).toContain('danger')
  expect(severityWords('D')).toContain('no one was harmed')
})

test('T119: data older than 45 days is old', () => {
  const now = new Date('2026-11-27')
  expect(isOldData(new Date('2026-10-14'), now)).toBe(false)
  expect(isOldData(new Date('2026-10-12'), now)).toBe(true)
})

test('T119: a license is printed with its number and date, or not at all', () => {
  const license = {
    licenseStatus: 'Licensed & Insured',
    licenseNumber: '23A',
    licenseAsOf: new Date('2026-11-01'),
    licensedSince: 2012,
    stateFacilityId: null,
    ccn: null,
  }
  expect(licenseText(license)).toBe('Licensed & Insured: license 23A, since 2012, checked Nov 1, 2026')
  const specialCertifications = ['Licensed assisted living residence', 'Secure garden']
  expect(shownCertifications({ ...license, specialCertifications })).toHaveLength(2)
  for (const lost of [{ licenseNumber: null }, { licenseAsOf: null }]) {
    expect(licenseText({ ...license, ...lost })).toBeNull()
    expect(shownCertifications({ ...license, ...lost, specialCertifications })).toEqual(['Secure garden'])
  }
})
