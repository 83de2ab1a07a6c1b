import { beforeEach, expect, test } from 'vitest'
import { compareCosts, leadsBehindCost } from '@/lib/marketing/ad-costs/compare-costs'
import {
  COST_GROUPINGS,
  type CostView,
  EVERY_LEAD,
  FUNNEL_MEASURES,
  otherSide,
} from '@/lib/marketing/ad-costs/costs-query'
import { exportCosts } from '@/lib/marketing/ad-costs/export-costs'
import { moveInAnswer } from '@/lib/marketing/ad-costs/move-in-answer'
import { gapsOf } from '@/lib/marketing/ad-costs/report-gaps'
import { readCosts } from '@/lib/marketing/ad-costs/summarize-costs'
import { campaignCost } from '@/lib/marketing/advertising/campaign-cost'
import { enterCost } from '@/lib/marketing/advertising/enter-cost'
import { importReport } from '@/lib/marketing/advertising/import-report'
import { sumCampaigns } from '@/lib/marketing/advertising/write-metrics'
import { db } from '@/lib/platform/database/db'
import { campaigns } from '@/lib/records/entities/campaigns'
import { updateRecord } from '@/lib/records/store/operations'
import { givenCampaign, givenCost, givenLead, once } from '@/tests/support/ad-cost-fixtures'
import { givenCommunity, somebody } from '@/tests/support/admin-fixtures'

const admin = somebody('admin')
const days = { from: '2026-11-01', to: '2026-11-07', timeZone: 'America/Denver' }
const asked = (view: Partial<CostView> = {}) => ({
  ...days,
  side: 'last' as const,
  grouping: 'campaign' as const,
  ...view,
})
const compare = async (view: Partial<CostView> = {}, most = 50) =>
  (await compareCosts(admin, asked(view), most)).map(
    ({ name, spent, received, reached, toured, movedIn }) => [
      name,
      spent,
      received,
      reached,
      toured,
      movedIn,
    ],
  )

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, communities, campaigns, ad_metrics, ad_clicks cascade`
})

/** By last touch: Aspen cost 300 with three leads, Birch 200 with one, Cedar 50.5 without any. */
async function givenWeek() {
  const [aspen, birch, cedar] = [
    await givenCampaign('Aspen', 100),
    await givenCampaign('Birch', 200),
    await givenCampaign('Cedar', 300),
  ]
  const { campaignId } = cedar
  await givenCost('2026-10-31', { campaignId }, 999)
  await givenCost('2026-11-08', { campaignId }, 999)
  await givenCost('2026-11-01', { campaignId: aspen.campaignId }, 100)
  await givenCost('2026-11-07', { campaignId: aspen.campaignId }, 200)
  await givenCost('2026-11-03', { campaignId: birch.campaignId }, 200)
  await givenCost('2026-11-03', { campaignId }, 50.5)
  await givenCost('2026-11-03', { campaignId: aspen.campaignId, adGroupId: aspen.adGroupId }, 290)
  await givenCost('2026-11-03', aspen, 120)
  await givenCost('2026-11-03', birch, 200)

  const community = await givenCommunity('juniper', { name: 'Juniper House' })
  await db.adClick.create({ data: { gclid: 'Click_A', day: new Date('2026-11-02'), ...aspen } })
  const viaB = {
    utmCampaign: 'BIRCH ',
    landingPageUrl: 'https://evergrove.example/denver/?utm_campaign=BIRCH',
  }
  await givenLead(
    '2026-11-02',
    { first: viaB, last: { gclid: 'Click_A', utmCampaign: 'Birch' } },
    { name: 'By click', communityId: community.id, status: 'converted', reachedAt: new Date() },
  )
  await givenLead(
    '2026-11-03',
    once({ utmCampaign: '100', utmContent: 'aspen group', utmTerm: 'ASPEN homes' }),
    { name: 'By number', status: 'toured' },
  )
  await givenLead('2026-11-04', null, { name: 'By column', utmCampaign: 'aspen', source: 'phone' })
  await givenLead('2026-11-05', once(viaB), { name: 'By name', reachedAt: new Date() })
  await givenLead('2026-11-05', once({ referrer: 'https://caring.example/list' }), { name: 'By link' })
  await givenLead('2026-11-05', null, { name: 'Nobody knows' })
  // None of these count as leads.
  await givenLead('2026-11-05', null, { name: 'Called us', source: 'phone' })
  await givenLead('2026-11-05', once(viaB), { source: 'unfinished-form' })
  await givenLead('2026-11-05', once(viaB), { quarantinedAt: new Date() })
  await givenLead('2026-11-08', once(viaB))
  return { aspen, birch, cedar, community }
}

test('F10: a lead belongs to the campaign of its click, else to the one its address names, by either touch', async () => {
  await givenWeek()
  expect(await compare()).toEqual([
    ['Aspen', 300, 3, 1, 2, 1],
    ['Birch', 200, 1, 1, 0, 0],
    ['Cedar', 50.5, 0, 0, 0, 0],
    ['Unknown campaign', null, 2, 0, 0, 0],
  ])
  expect(await compare({ side: 'first' })).toEqual([
    ['Aspen', 300, 2, 0, 1, 0],
    ['Birch', 200, 2, 2, 1, 1],
    ['Cedar', 50.5, 0, 0, 0, 0],
    ['Unknown campaign', null, 2, 0, 0, 0],
  ])
  expect(await readCosts(admin, asked())).toEqual({
    leads: 6,
    received: 4,
    attempted: 0,
    reached: 2,
    toured: 2,
    movedIn: 1,
    daysToMoveIn: null,
    notMatched: 2,
    notCalled: 6,
    noConsent: 0,
    spent: 550.5,
    ever: { spent: 2548.5, from: '2026-10-31', to: '2026-11-08' },
  })
})

test('F10: ad groups and keywords carry their own costs, a line of its own what none of them carries', async () => {
  await givenWeek()
  expect(await compare({ grouping: 'ad-group' })).toEqual([
    ['Aspen group (Aspen)', 290, 2, 1, 2, 1],
    ['Unknown ad group', 260.5, 2, 1, 0, 0],
    ['Unknown campaign', null, 2, 0, 0, 0],
  ])
  expect(await compare({ grouping: 'keyword' })).toEqual([
    ['Unknown keyword', 230.5, 2, 1, 0, 0],
    ['Birch homes (broad, Birch group)', 200, 0, 0, 0, 0],
    ['Aspen homes (broad, Aspen group)', 120, 2, 1, 2, 1],
    ['Unknown campaign', null, 2, 0, 0, 0],
  ])
})

test('F10: each lead carries an equal share of its campaign by page, community and source', async () => {
  await givenWeek()
  expect(await compare({ grouping: 'community' })).toEqual([
    ['Any community', 400, 5, 1, 1, 0],
    ['Juniper House', 100, 1, 1, 1, 1],
    ['Campaigns without leads', 50.5, 0, 0, 0, 0],
  ])
  expect(await compare({ grouping: 'landing-page', side: 'first' })).toEqual([
    ['Unknown page', 300, 4, 0, 1, 0],
    ['/denver', 200, 2, 2, 1, 1],
    ['Campaigns without leads', 50.5, 0, 0, 0, 0],
  ])
  expect((await compare({ grouping: 'source' })).map(([name, spent]) => [name, spent])).toEqual([
    ['Tagged link without a source', 400],
    ['Google ad', 100],
    ['Campaigns without leads', 50.5],
    ['Typed the URL or bookmark', null],
    ['Link on caring.example', null],
  ])
})

test('F10: the sums of costs and leads are the same in every comparison, folded up or not', async () => {
  await givenWeek()
  for (const grouping of COST_GROUPINGS)
    for (const side of ['first', 'last'] as const)
      for (const most of [1, 50]) {
        const groups = await compareCosts(admin, asked({ grouping, side }), most)
        const sum = (of: (group: (typeof groups)[number]) => number | null) =>
          groups.reduce((total, group) => total + (of(group) ?? 0), 0)
        expect([grouping, side, sum(({ spent }) => spent)]).toEqual([grouping, side, 550.5])
        expect([grouping, side, sum(({ received }) => received)]).toEqual([grouping, side, 6])
        expect(groups.length).toBeLessThanOrEqual(most + 1)
      }
})

test('F10: a name of two campaigns belongs to neither, unless all but one were removed', async () => {
  await db.campaign.createMany({ data: [{ name: 'Twice' }, { name: 'twice' }] })
  await db.campaign.createMany({
    data: [
      { name: 'Once', status: 'REMOVED' },
      { name: 'Once', status: 'ENABLED' },
    ],
  })
  await givenLead('2026-11-02', once({ utmCampaign: 'Twice' }))
  await givenLead('2026-11-02', once({ utmCampaign: 'Once' }))
  expect(await compare()).toEqual([
    ['Unknown campaign', null, 1, 0, 0, 0],
    ['Once', null, 1, 0, 0, 0],
  ])
  expect(await readCosts(admin, asked())).toMatchObject({ spent: null, ever: null })
})

test('F10: each figure leads to its leads, and none of them are those of another line', async () => {
  await givenWeek()
  for (const grouping of COST_GROUPINGS)
    for (const side of ['first', 'last'] as const) {
      const view = asked({ grouping, side })
      for (const { key, ...counts } of await compareCosts(admin, view, 50))
        for (const measure of FUNNEL_MEASURES) {
          const { rows } = await leadsBehindCost(admin, view, { measure, key }, 1)
          expect([grouping, key, measure, rows.length]).toEqual([grouping, key, measure, counts[measure]])
        }
    }
  const behind = async (key: string | null) =>
    (await leadsBehindCost(admin, asked(), { measure: 'received', key }, 1)).rows.map(({ name }) => name)
  expect(await behind(null)).toEqual(['By name', 'By column', 'By number', 'By click'])
  expect(await behind('')).toEqual(expect.arrayContaining(['By link', 'Nobody knows']))
})

test('F10: whoever reads campaigns of all communities reads the report and takes it along; nobody else does', async () => {
  const { community } = await givenWeek()
  const analyst = somebody('analyst')
  expect(await readCosts(analyst, asked())).toMatchObject({ spent: 550.5 })
  const text = await new Response(await exportCosts(analyst, asked())).text()
  expect(text.split('\n').slice(0, 3)).toEqual([
    'Group,Spent (USD),Leads,Cost per lead (USD),Called,Reached,Cost per reached family (USD),Tours,Cost per tour (USD),Move-ins,Cost per move-in (USD),Move-ins by first touch,Median days from request to move-in',
    'Aspen,300.00,3,100.00,0,1,300.00,2,150.00,1,300.00,0,',
    'Birch,200.00,1,200.00,0,1,200.00,0,,0,,1,',
  ])
  expect(await db.auditEntry.findFirst({ where: { action: 'export', entity: 'campaign' } })).toMatchObject({
    after: { what: 'costs of leads', grouping: 'campaign', touch: 'last' },
  })
  for (const actor of [
    somebody('counselor'),
    somebody('editor'),
    somebody('analyst', [community.id]),
    { ...somebody('analyst'), needsSecondFactorSetup: true },
  ]) {
    await expect(readCosts(actor, asked())).rejects.toMatchObject({ status: 403 })
    await expect(compareCosts(actor, asked(), 50)).rejects.toMatchObject({ status: 403 })
    await expect(exportCosts(actor, asked())).rejects.toMatchObject({ status: 403 })
    const behind = leadsBehindCost(actor, asked(), { measure: 'received', key: null }, 1)
    await expect(behind).rejects.toMatchObject({ status: 403 })
  }
})

/** A family that moved in `days` after its request. */
async function givenMoveIn(day: string, days: number, touches: Parameters<typeof givenLead>[1], more = {}) {
  const lead = await givenLead(day, touches, { status: 'converted', firstAttemptAt: new Date(), ...more })
  const createdAt = new Date(lead.createdAt.getTime() + days * 86_400_000)
  const data = { from: 'toured', to: 'converted' }
  await db.leadEvent.create({ data: { tourRequestId: lead.id, type: 'status', data, createdAt } })
}

test('T195: the report says which campaign brings move-ins without any cost, by either touch, with the days it took and what it leaves out', async () => {
  await givenCampaign('Aspen', 100)
  await givenCampaign('Birch', 200)
  const aspen = { utmCampaign: 'Aspen' }
  await givenMoveIn('2026-11-02', 10, { first: { utmCampaign: 'Birch' }, last: aspen })
  await givenMoveIn('2026-11-02', 30, once(aspen), { adConsent: 'denied' })
  // The move-in of a family from another CRM has no day.
  await givenLead('2026-11-03', once(aspen), { status: 'converted' })
  await givenLead('2026-11-03', null, { name: 'Waits' })
  const groups = await compareCosts(admin, asked(), 50)
  expect(groups).toMatchObject([
    {
      name: 'Aspen',
      spent: null,
      received: 3,
      attempted: 2,
      movedIn: 3,
      movedInByOther: 2,
      daysToMoveIn: 20,
    },
    { name: 'Unknown campaign', received: 1, movedIn: 0, movedInByOther: 0, daysToMoveIn: null },
    { name: 'Birch', spent: null, received: 0, movedIn: 0, movedInByOther: 1, daysToMoveIn: null },
  ])
  const folded = await compareCosts(admin, asked(), 1)
  expect(folded[1]).toMatchObject({ name: 'All others', received: 1, movedInByOther: 1 })
  const summary = await readCosts(admin, asked())
  expect(moveInAnswer(groups, summary, 'last')).toBe(
    'Aspen brought the most move-ins by last touch: 3 of 3. The median time from request to move-in is 20 days.',
  )
  expect(gapsOf(summary).map(({ count }) => count)).toEqual([2, 1, 1])
  for (const { count, behind } of gapsOf(summary))
    expect((await leadsBehindCost(admin, asked(), behind, 1)).rows).toHaveLength(count)
  const waiting = { measure: 'notCalled', key: EVERY_LEAD } as const
  expect((await leadsBehindCost(admin, asked(), waiting, 1)).rows.map(({ name }) => name)).toContain('Waits')
  await expect(leadsBehindCost(somebody('marketing'), asked(), waiting, 1)).rejects.toMatchObject({
    status: 403,
  })
})

test('T195: both touches add up to the same move-ins in every comparison', async () => {
  await givenWeek()
  for (const grouping of COST_GROUPINGS)
    for (const side of ['first', 'last'] as const) {
      const byOther = await compareCosts(admin, asked({ grouping, side: otherSide(side) }), 50)
      for (const { key, movedInByOther } of await compareCosts(admin, asked({ grouping, side }), 50)) {
        const movedIn = byOther.find((group) => group.key === key)?.movedIn ?? 0
        expect([grouping, side, key, movedInByOther]).toEqual([grouping, side, key, movedIn])
      }
    }
})

test('T196: a campaign costs the same in its record, in the report and by day, however the cost got here', async () => {
  const marketing = somebody('marketing')
  const { id } = await db.campaign.create({ data: { name: 'Radio' } })
  const everywhere = async () => {
    const [{ spent = null } = {}] = await compareCosts(admin, asked(), 50)
    const cost = Number((await db.campaign.findUniqueOrThrow({ where: { id } })).cost)
    return [cost, spent, (await campaignCost(marketing, id))?.days?.spent ?? null]
  }
  // A total without a day would be a cost that no report can place.
  await updateRecord(marketing, campaigns, id, { cost: '4,018' })
  expect(await everywhere()).toEqual([0, null, null])
  await enterCost(marketing, id, { from: '2026-11-01', to: '2026-11-03', dollars: 100 })
  expect(await everywhere()).toEqual([100, 100, 100])
  await enterCost(marketing, id, { from: '2026-11-01', to: '2026-11-03', dollars: 40 })
  expect(await everywhere()).toEqual([40, 40, 40])
  const file = new Blob(['Day,Campaign,Cost\n2026-11-05,Radio,60']).stream() as ReadableStream<Uint8Array>
  await importReport(marketing, file, { save: true })
  expect(await everywhere()).toEqual([100, 100, 100])
  await db.adMetric.deleteMany()
  await sumCampaigns(db)
  expect(await everywhere()).toEqual([0, null, null])
  for (const role of ['editor', 'analyst', 'counselor', 'viewer'] as const)
    await expect(
      enterCost(somebody(role), id, { from: '2026-11-01', to: '2026-11-01', dollars: 1 }),
    ).rejects.toMatchObject({ status: 403 })
})
