import { beforeEach, expect, test } from 'vitest'
import { importReport } from '@/lib/marketing/advertising/import-report'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { adGroups } from '@/lib/records/entities/ad-groups'
import { ads } from '@/lib/records/entities/ads'
import { campaigns } from '@/lib/records/entities/campaigns'
import { conversionActions } from '@/lib/records/entities/conversion-actions'
import { keywords } from '@/lib/records/entities/keywords'
import { createImport } from '@/lib/records/import/imports'
import { runImport } from '@/lib/records/import/run-import'
import { givenAccount } from '@/tests/support/accounts'
import { somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')

beforeEach(async () => {
  await db.$executeRaw`truncate campaigns, conversion_actions cascade`
})

const bodyOf = (text: string) => new Blob([text]).stream() as ReadableStream<Uint8Array>
const report = (lines: string[], save = true) => importReport(admin, bodyOf(lines.join('\n')), { save })

const CAMPAIGNS = [
  'Day,Campaign,Device,Impressions,Clicks,Cost',
  '2026-11-01,Radio,Phone,100,5,10.25',
  '2026-11-01,Radio,Desktop,50,1,2.00',
  '2026-11-02,radio,Phone,10,0,"1,000.10"',
  'some day,Radio,Phone,1,1,1',
]

test('F9: a report is previewed, then stored; storing it again changes nothing; unknown campaigns are created', async () => {
  const look = await report(CAMPAIGNS, false)
  expect(look).toMatchObject({
    level: 'campaign',
    created: 2,
    changed: 0,
    unchanged: 0,
    refused: 1,
    newCampaigns: ['Radio'],
    from: '2026-11-01',
    to: '2026-11-02',
    cost: 1012.35,
    problems: [{ number: 5, words: '“some day” is not a day' }],
  })
  expect(await db.campaign.count()).toBe(0)
  expect(await report(CAMPAIGNS)).toEqual(look)
  const [radio] = await db.campaign.findMany()
  expect(radio).toMatchObject({ name: 'Radio', externalId: null, impressions: 160, clicks: 6 })
  expect(String(radio?.cost)).toBe('1012.35')
  expect(await db.adMetric.findMany({ orderBy: { day: 'asc' } })).toMatchObject([
    { day: new Date('2026-11-01'), costMicros: 12_250_000n, impressions: 150, source: 'file' },
    { costMicros: 1_000_100_000n },
  ])
  expect(await db.auditEntry.count({ where: { action: 'ad-account.report' } })).toBe(1)
  expect(await report(CAMPAIGNS)).toMatchObject({ created: 0, changed: 0, unchanged: 2, newCampaigns: [] })
  expect(await report([CAMPAIGNS[0] ?? '', '2026-11-02,Radio,All,10,0,5'])).toMatchObject({
    created: 0,
    changed: 1,
  })
  expect(String((await db.campaign.findFirstOrThrow()).cost)).toBe('17.25')
})

test('F9: a report’s ad groups and keywords are found or created under their campaign', async () => {
  const lines = [
    'Date,Campaign,Ad group,Keyword,Match type,Spend',
    '2026-11-01,Denver,Care,memory care,Exact match,5',
    '2026-11-01,Denver,Care,memory care,Phrase match,3',
    '2026-11-01,Boulder,Care,memory care,Exact match,1',
    '2026-11-01,Boulder,,memory care,Exact match,1',
  ]
  expect(await report(lines)).toMatchObject({ level: 'keyword', created: 3, refused: 1 })
  expect(await report(lines)).toMatchObject({ created: 0, unchanged: 3 })
  expect(await db.adGroup.count()).toBe(2)
  expect(await db.keyword.count()).toBe(3)
  expect(await db.adMetric.count({ where: { level: 'keyword' } })).toBe(3)
})

test('F9: a report with two campaigns of one name, or with costs read from the account, is refused', async () => {
  await db.campaign.createMany({
    data: [
      { name: 'Twin' },
      { name: 'Twin' },
      { name: 'Google’s', externalId: '1' },
      { name: 'Old', status: 'REMOVED' },
    ],
  })
  const lines = ['Day,Campaign,Cost', '2026-11-01,Twin,1', '2026-11-01,Google’s,1', '2026-11-01,Old,1']
  Object.assign(env(), { GOOGLE_ADS_CUSTOMER_ID: '123-456-7890' })
  try {
    expect((await report(lines, false)).problems.map(({ words }) => words)).toEqual([
      'Several campaigns are named “Twin”. Rename all but one',
      'The costs of “Google’s” are synced from the ad account',
    ])
  } finally {
    Object.assign(env(), { GOOGLE_ADS_CUSTOMER_ID: undefined })
  }
  expect(await report(lines)).toMatchObject({ created: 2, refused: 1, newCampaigns: [] })
})

test('F9: only administrators upload costs', async () => {
  for (const role of ['analyst', 'viewer', 'editor', 'counselor'] as const)
    await expect(importReport(somebody(role), null, { save: false })).rejects.toMatchObject({ status: 403 })
})

test('F9: without an account every list is imported from a file, in dollars, with defaults and limits', async () => {
  const { id: ownerId } = await givenAccount()
  const owner = { ...admin, id: ownerId }
  const put = async (entity: Parameters<typeof createImport>[1], text: string) => {
    const { id } = await createImport(owner, entity, bodyOf(text), 'list.csv')
    const { mapping } = await db.import.findUniqueOrThrow({ where: { id } })
    return runImport(owner, entity, id, { mapping: mapping as string[], allOrNothing: false })
  }
  await put(conversionActions, 'Name,Category\nTour request,SUBMIT_LEAD_FORM')
  await put(campaigns, 'Name,Budget,Cost\nRadio,"$1,702.90",12.5')
  await put(adGroups, 'Name,Campaign,Bid per click\nMornings,Radio,2.50')
  await put(keywords, 'Keyword,Ad group\nsenior living,Mornings')
  await put(
    ads,
    'Ad group,Headlines,Final URL,Display path 1\nMornings,Visit us; Tour today,https://evergrove.example,denver',
  )
  await put(ads, 'Ad group,First path\nMornings,sixteen letters!')
  expect(await db.conversionAction.findMany()).toMatchObject([
    { currency: 'USD', clickThroughWindowDays: 90, viewThroughWindowDays: 30 },
  ])
  expect(await db.campaign.findMany()).toMatchObject([
    { status: 'PAUSED', biddingStrategy: 'MANUAL_CPC', budgetMicros: 1_702_900_000n },
  ])
  expect(await db.adGroup.findMany()).toMatchObject([{ status: 'ENABLED', cpcBidMicros: 2_500_000n }])
  expect(await db.keyword.findMany()).toMatchObject([{ matchType: 'BROAD', status: 'ENABLED' }])
  expect(await db.ad.findMany()).toMatchObject([{ headlines: ['Visit us', 'Tour today'], path1: 'denver' }])
})
