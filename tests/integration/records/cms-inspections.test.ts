import { afterAll, beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { answerFacility, listFacilities } from '@/lib/records/inspections/facilities'
import { importCmsFile } from '@/lib/records/inspections/import-cms-file'
import { readCms } from '@/lib/records/inspections/read-cms'
import { getInspection } from '@/lib/site/inspections/inspections'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'
import { startHttpStub } from '@/tests/support/http-stub'

const admin = somebody('admin')
const CCN = '06Z001'
const DATASETS: Record<string, Record<string, string>[]> = {}
let communityId: string

const cms = await startHttpStub(({ path }) => {
  const dataset = /query\/([\w-]+)\//.exec(path)?.[1] ?? ''
  return { status: 200, body: { results: DATASETS[dataset] ?? [] } }
})
Object.assign(env(), { CMS_DATA_URL: cms.url })
afterAll(() => cms.close())

const at = { cms_certification_number_ccn: CCN, processing_date: '2026-11-01' }

beforeEach(async () => {
  await db.$executeRaw`truncate communities, facility_reports, fact_reviews cascade`
  communityId = (await givenCommunity('birch', { name: 'Birch Court' })).id
  await db.community.update({ where: { id: communityId }, data: { ccn: CCN, residentCapacity: 40 } })
  DATASETS['4pq5-n9py'] = [
    {
      ...at,
      provider_name: 'BIRCH COURT LLC',
      provider_address: '1 Main St',
      citytown: 'Boulder',
      number_of_certified_beds: '60',
      overall_rating: '4',
    },
  ]
  DATASETS['tbry-pc2d'] = [{ ...at, health_survey_date: '2026-09-03' }]
})

test('T119: nothing is shown or compared before a person confirms the match', async () => {
  await readCms()
  expect(await listFacilities(admin)).toMatchObject([{ facility: 'BIRCH COURT LLC', contradictions: [] }])
  expect(await getInspection(communityId)).toBeNull()
  expect(await db.factReview.count()).toBe(0)
})

test('T119: a confirmed facility is shown with its date, and a contradiction makes the license a fact to check', async () => {
  await readCms()
  await answerFacility(admin, communityId, { isOurs: true })
  expect(await getInspection(communityId)).toMatchObject({
    overallRating: 4,
    lastInspectionOn: new Date('2026-09-03'),
    asOf: new Date('2026-11-01'),
  })
  const [facility] = await listFacilities(admin)
  expect(facility?.contradictions).toEqual([expect.stringContaining('60 beds')])
  expect(await db.factReview.findFirst()).toMatchObject({ entityId: communityId, fact: 'License' })

  DATASETS['4pq5-n9py'] = []
  await readCms()
  expect(await getInspection(communityId)).toBeNull()
  const [gone] = await listFacilities(admin)
  expect(gone?.contradictions).toContain('CMS no longer lists this facility')
})

test('T119: another number takes the report and its confirmation away', async () => {
  await readCms()
  await answerFacility(admin, communityId, { isOurs: true })
  await db.community.update({ where: { id: communityId }, data: { ccn: '06Z002' } })
  expect(await getInspection(communityId)).toBeNull()
  await readCms()
  expect(await db.facilityReport.findFirst()).toMatchObject({ ccn: '06Z002', confirmedAt: null })
})

test('T119: a downloaded file is read for confirmed facilities, and one without a column refused', async () => {
  await readCms()
  await answerFacility(admin, communityId, { isOurs: true })
  const heading = 'CMS Certification Number (CCN),Health Survey Date'
  const file = (text: string) => new Response(text).body
  const stored = await importCmsFile(
    admin,
    'surveys',
    file(`${heading},Processing Date\n${CCN},11/20/2026,11/25/2026\n`),
  )
  expect(stored).toEqual({ stored: ['Birch Court'], absent: [] })
  expect(await db.facilityReport.findFirst()).toMatchObject({ lastInspectionOn: new Date('2026-11-20') })
  await expect(importCmsFile(admin, 'surveys', file(`${heading}\n${CCN},x\n`))).rejects.toMatchObject({
    status: 400,
    message: expect.stringContaining('Processing Date'),
  })
})
