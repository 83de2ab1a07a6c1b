import { randomUUID } from 'node:crypto'
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest'
import { eraseLeads } from '@/lib/desk/personal-data/erase-leads'
import { adSync, planAdSync, syncState } from '@/lib/marketing/advertising/sync-account'
import { syncNow } from '@/lib/marketing/advertising/sync-now'
import { nameConflicts } from '@/lib/marketing/advertising/write-mirror'
import { forgetRemembered } from '@/lib/platform/cache/remembered'
import { db } from '@/lib/platform/database/db'
import { env } from '@/lib/platform/env'
import { adGroups } from '@/lib/records/entities/ad-groups'
import { campaigns } from '@/lib/records/entities/campaigns'
import { createRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'
import { adAccountPart } from '@/lib/server/health/parts/ad-account'
import { adsRefusal } from '@/tests/support/ad-account'
import { ago, campaign, day, fillAdAccount } from '@/tests/support/ad-account-contents'
import { startAdPlatforms } from '@/tests/support/ad-platforms'
import { somebody } from '@/tests/support/admin-fixtures'
import { runDue } from '@/tests/support/outbox-worker'

const admin = somebody('admin')
const platforms = {} as Awaited<ReturnType<typeof startAdPlatforms>>

beforeAll(async () => {
  Object.assign(platforms, await startAdPlatforms())
  Object.assign(env(), platforms.settings)
})
afterAll(() => platforms.close())
afterEach(() => {
  expect(platforms.failures.splice(0)).toEqual([])
})

beforeEach(async () => {
  await db.$executeRaw`truncate tour_requests, campaigns, conversion_actions, ad_syncs, ad_clicks, outbox_items cascade`
  forgetRemembered()
  platforms.account.clear()
  fillAdAccount(platforms.account)
})

/** Completes one run. */
async function synced(): Promise<void> {
  await syncNow(admin)
  await runDue(adSync)
}

const sync = () => db.adSync.findUniqueOrThrow({ where: { vendor: 'google' } })
const item = () => db.outboxItem.findFirstOrThrow({ where: { kind: 'ad-sync' } })
const everything = async () =>
  JSON.stringify(
    [
      await db.campaign.findMany({ orderBy: { id: 'asc' } }),
      await db.keyword.findMany(),
      await db.ad.findMany(),
      await db.conversionAction.findMany(),
      await db.adMetric.findMany({ orderBy: { id: 'asc' } }),
    ],
    (_, value: unknown) => (typeof value === 'bigint' ? String(value) : value),
  )

test('F9: the whole account is mirrored, with days at every level, and a second run changes nothing', async () => {
  await planAdSync.run(new Date())
  await planAdSync.run(new Date())
  expect(await db.outboxItem.count()).toBe(1)
  await runDue(adSync)
  expect(await db.conversionAction.findMany()).toMatchObject([
    {
      externalId: '700000001',
      name: 'Tour request',
      label: 'AW-123456789/AbC-D_efG',
      countingType: 'MANY_PER_CLICK',
      currency: 'USD',
      primaryForGoal: true,
      clickThroughWindowDays: 90,
      viewThroughWindowDays: 30,
    },
  ])
  const [denver, boulder, memory] = await db.campaign.findMany({ orderBy: { externalId: 'asc' } })
  expect(denver).toMatchObject({
    externalId: '111',
    name: 'Denver Search',
    status: 'ENABLED',
    biddingStrategy: 'TARGET_CPA',
    budgetMicros: 50_000_000n,
    targetCpaMicros: 80_000_000n,
    targetGoogleSearch: true,
    targetSearchNetwork: false,
    impressions: 1300,
    clicks: 84,
  })
  expect(String(denver?.cost)).toBe('9007199567.19')
  expect(boulder).toMatchObject({ status: 'PAUSED', targetSearchNetwork: false, impressions: 5 })
  expect(memory).toMatchObject({ impressions: 0 })
  expect(await db.keyword.findMany()).toMatchObject([
    { externalId: '331~900', text: 'assisted living denver', matchType: 'PHRASE' },
  ])
  expect(await db.ad.findMany()).toMatchObject([
    {
      externalId: '551',
      headlines: ['Visit us', 'Tour today'],
      descriptions: ['Warm.'],
      path1: 'denver',
      path2: null,
    },
  ])
  const days = await db.adMetric.findMany({
    orderBy: [{ level: 'asc' }, { day: 'asc' }, { impressions: 'asc' }],
  })
  expect(days.map(({ level, costMicros, source }) => [level, costMicros, source])).toEqual([
    ['ad_group', 300_000_000n, 'google'],
    ['campaign', 9_007_199_254_740_993n, 'google'],
    ['campaign', 0n, 'google'],
    ['campaign', 312_450_000n, 'google'],
    ['keyword', 290_000_000n, 'google'],
  ])
  expect(days.at(-1)).toMatchObject({ day: new Date(ago(1)), campaignId: denver?.id, clicks: 70 })
  const { lastSuccessAt, metricsFrom, words } = await sync()
  expect(lastSuccessAt).not.toBeNull()
  expect(metricsFrom).toEqual(new Date(ago(90)))
  expect(words).toBeNull()
  expect(await syncState(admin)).toMatchObject({
    isConnected: true,
    isSyncing: false,
    counts: { conversionAction: 1, campaign: 3, adGroup: 1, keyword: 1, ad: 1, metrics: 5, takenOver: 0 },
    conflicts: [],
  })

  const before = await everything()
  const asked = platforms.account.queries.length
  await synced()
  expect(await everything()).toBe(before)
  expect(
    platforms.account.queries.slice(asked).filter((query) => query.includes(`'${ago(30)}'`)),
  ).toHaveLength(3)
  expect(platforms.account.queries.slice(asked).some((query) => query.includes(`'${ago(31)}'`))).toBe(false)
})

test('F9: what is gone from the account is removed and kept; a day that it took back goes; figures change', async () => {
  await synced()
  platforms.account.setRows('campaign', [campaign('111', 'Denver Search renamed')])
  platforms.account.setRows('ad_group_criterion', [])
  platforms.account.setRows('campaign:days', [
    day('111', 1, { impressions: '1200', costMicros: '400000000' }),
  ])
  await synced()
  const found = await db.campaign.findMany({ orderBy: { externalId: 'asc' } })
  expect(found.map(({ name, status }) => [name, status])).toEqual([
    ['Denver Search renamed', 'ENABLED'],
    ['Boulder Search', 'REMOVED'],
    ['Memory care', 'REMOVED'],
  ])
  expect(await db.keyword.findMany()).toMatchObject([{ status: 'REMOVED' }])
  expect(await db.adMetric.findMany({ where: { level: 'campaign' } })).toMatchObject([
    { costMicros: 400_000_000n },
  ])
})

test('F9: a record made by hand becomes the account’s when exactly one is called the same; two are left and named', async () => {
  const mine = await createRecord(admin, campaigns, { name: 'denver search ' })
  const group = await createRecord(admin, adGroups, { name: 'Assisted living', campaignId: mine.id })
  const twice = [
    await createRecord(admin, campaigns, { name: 'Boulder Search' }),
    await createRecord(admin, campaigns, { name: 'Boulder Search' }),
  ]
  await synced()
  expect(await db.campaign.findUnique({ where: { id: mine.id } })).toMatchObject({
    externalId: '111',
    name: 'Denver Search',
  })
  expect(await db.adGroup.findUnique({ where: { id: group.id } })).toMatchObject({ externalId: '331' })
  expect(await db.campaign.count()).toBe(5)
  const { conflicts, counts } = await syncState(admin)
  expect(counts.takenOver).toBe(2)
  expect(conflicts.map(({ id }) => id).sort()).toEqual(twice.map(({ id }) => id).sort())
  for (const { id } of twice) await removeRecord(admin, campaigns, id)
  expect(await nameConflicts()).toEqual([])
})

test('F9: what comes from the account is changed there while it is connected; what was made by hand stays ours', async () => {
  await synced()
  const { id } = await db.campaign.findFirstOrThrow({ where: { externalId: '111' } })
  const words = 'This is from the ad account. Change it there.'
  await expect(updateRecord(admin, campaigns, id, { name: 'Other' })).rejects.toThrow(words)
  await expect(removeRecord(admin, campaigns, id)).rejects.toThrow(words)
  await expect(createRecord(admin, campaigns, { name: 'X', externalId: '999' })).rejects.toThrow(words)
  const mine = await createRecord(admin, campaigns, { name: 'Radio' })
  await updateRecord(admin, campaigns, mine.id, { name: 'Radio spot', cost: '120' })
  const { GOOGLE_ADS_CUSTOMER_ID } = env()
  try {
    Object.assign(env(), { GOOGLE_ADS_CUSTOMER_ID: undefined })
    await updateRecord(admin, campaigns, id, { name: 'Ours now' })
  } finally {
    Object.assign(env(), { GOOGLE_ADS_CUSTOMER_ID })
  }
})

test('F9: the click ids of leads are asked for by day, and only those are kept', async () => {
  const first = { at: `${ago(20)}T18:00:00Z`, gclid: 'first-click' }
  const last = { at: `${ago(3)}T18:00:00Z`, gclid: 'last-click' }
  const { id } = await lead({ gclid: 'last-click', touches: { first, last } })
  await lead({ gclid: 'made-up' })
  await lead({ gclid: 'erased', erasedAt: new Date() })
  const click = (gclid: string, daysAgo: number) => ({
    clickView: { gclid, keyword: 'customers/1234567890/adGroupCriteria/331~900' },
    campaign: { id: '111' },
    adGroup: { id: '331' },
    segments: { date: ago(daysAgo) },
  })
  platforms.account.setRows('click_view:days', [
    click('first-click', 20),
    click('last-click', 3),
    click('a stranger', 3),
  ])
  await synced()
  const [kept, other] = await db.adClick.findMany({
    orderBy: { gclid: 'asc' },
    include: { campaign: true, keyword: true },
  })
  expect(kept).toMatchObject({
    gclid: 'first-click',
    day: new Date(ago(20)),
    keyword: { externalId: '331~900' },
  })
  expect(other).toMatchObject({ gclid: 'last-click', campaign: { externalId: '111' } })
  expect(await db.adClick.count()).toBe(2)
  const asked = platforms.account.queries.filter((query) => query.includes('click_view'))
  expect(asked).toHaveLength(3)
  await db.$transaction((tx) => eraseLeads(tx, [id]))
  expect(await db.adClick.count()).toBe(0)
})

test('F9: a token that ended is renewed once; a quota is waited for; a refusal is said in Google’s words', async () => {
  await synced()
  platforms.renewToken()
  await synced()
  expect((await sync()).words).toBeNull()

  platforms.account.refuse(adsRefusal(429, 'quotaError', 'RESOURCE_EXHAUSTED', 'Too many requests.'))
  await synced()
  expect((await sync()).words).toBe('RESOURCE_EXHAUSTED: Too many requests.')
  const waiting = await item()
  expect(waiting.state).toBe('due')
  expect(waiting.dueAt.getTime() - Date.now()).toBeGreaterThan(10 * 60_000)
  platforms.account.refuse(null)
  await runDue(adSync)
  expect((await sync()).words).toBeNull()
  expect((await adAccountPart.check()).state).toBe('good')

  const refusal = adsRefusal(
    403,
    'authorizationError',
    'USER_PERMISSION_DENIED',
    'No permission for this customer.',
  )
  platforms.account.refuse({ ...refusal, body: [refusal.body] })
  await synced()
  const words = 'USER_PERMISSION_DENIED: No permission for this customer.'
  expect((await sync()).words).toBe(words)
  expect((await item()).state).toBe('failed')
  expect(await adAccountPart.check()).toMatchObject({ state: 'bad', words })
  expect(await db.campaign.count({ where: { status: 'REMOVED' } })).toBe(0)

  platforms.account.refuse(null)
  platforms.account.setRows('customer', [
    { customer: { id: '1', timeZone: 'Europe/Paris', currencyCode: 'EUR' } },
  ])
  await synced()
  expect((await sync()).words).toBe('The account uses EUR. Costs must be in US dollars')
})

test('F9: rows that came before an error, or in a shape nobody knows, empty nothing', async () => {
  await synced()
  const { body } = adsRefusal(500, 'internalError', 'INTERNAL_ERROR', 'An internal error has occurred.')
  platforms.account.refuse({ status: 200, body: [{ results: [] }, body] })
  await synced()
  expect((await sync()).words).toBe('INTERNAL_ERROR: An internal error has occurred.')
  platforms.account.refuse({ status: 200, body: [{ results: [{ customer: {} }] }] })
  await runDue(adSync)
  expect((await sync()).words).toContain('Unexpected response from Google: customer')
  expect(await db.campaign.count({ where: { status: 'REMOVED' } })).toBe(0)
})

test('F9: only administrators have it read, once at a time', async () => {
  for (const role of ['analyst', 'viewer', 'editor', 'counselor'] as const)
    await expect(syncNow(somebody(role))).rejects.toMatchObject({ status: 403 })
  await expect(syncState(somebody('counselor'))).rejects.toMatchObject({ status: 403 })
  await syncNow(admin)
  await expect(syncNow(admin)).rejects.toMatchObject({ status: 409 })
})

function lead(changes: object) {
  return db.tourRequest.create({
    data: { name: 'Ann', phone: '3035550142', transactionId: randomUUID(), ...changes },
  })
}
