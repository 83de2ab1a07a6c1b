import { startAdPlatforms } from '@/tests/support/ad-platforms'
import { test as deskTest, expect, expectAccessible } from '@/tests/support/back-office'

import { until } from '@/tests/support/until'

// An advertising manager's month: a Meta report by file, and the Google account synced automatically.

type Platforms = Awaited<ReturnType<typeof startAdPlatforms>>

const test = deskTest.extend<object, { platforms: Platforms }>({
  platforms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const platforms = await startAdPlatforms()
      await use(platforms)
      await platforms.close()
      expect(platforms.failures).toEqual([])
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ platforms }, use) => use({ ...platforms.settings, META_APP_SECRET: 'a secret of the app' }),
    { scope: 'worker' },
  ],
  outbox: 'on',
})

const REPORT = [
  'Campaign name,Day,Amount spent (USD),Impressions,Link clicks,Results',
  'Autumn daughters,2026-11-01,"$1,204.50","12,000",310,4',
  'Autumn daughters,2026-11-02,95.25,900,20,0',
  'Autumn daughters,someday,1,1,1,0',
].join('\n')

test('F9: a downloaded report is looked at, put in, and the campaign shows what it cost', async ({
  desk,
  page,
}) => {
  await desk.open('advertising')
  await page.getByRole('link', { name: 'Import a daily cost report' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Import a daily cost report' })).toBeVisible()
  const file = { name: 'meta.csv', mimeType: 'text/csv', buffer: Buffer.from(REPORT) }
  await page.getByLabel('CSV file').setInputFiles(file)
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'Preview of meta.csv' })).toBeVisible()
  await expect(main.getByText('Line 4: “someday” is not a day')).toBeVisible()
  await expect(main.getByText('Nov 1, 2026 to Nov 2, 2026: $1,299.75')).toBeVisible()
  await expect(main.getByText('New campaigns that will be added: Autumn daughters')).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('button', { name: 'Import 2 days' }).click()
  await expect(main.getByRole('heading', { name: 'Imported meta.csv' })).toBeVisible()

  await desk.open('campaigns')
  await expect(page.getByRole('row', { name: /Autumn daughters/ })).toContainText('1,299.75')

  await desk.open('advertising/report')
  await page.getByLabel('CSV file').setInputFiles(file)
  await expect(main.getByRole('button', { name: /^Import \d/ })).toBeHidden()
  await expect(main.getByText('unchanged')).toBeVisible()
})

test('F9: “Sync now” reads the account and shows what it brought; what comes from it is not changed here', async ({
  desk,
  page,
  platforms,
}) => {
  await until('the account was read once', async () => {
    const { rows } = await desk.sql.query('select last_success_at as at from ad_syncs')
    return rows[0]?.at
  })
  platforms.account.setRows('campaign', [
    {
      campaign: { id: '111', name: 'Denver Search', status: 'ENABLED', networkSettings: {} },
      campaignBudget: { amountMicros: '50000000' },
    },
  ])
  const day = new Date().toLocaleDateString('en-CA', { timeZone: 'America/Denver' })
  platforms.account.setRows('campaign:days', [
    { segments: { date: day }, metrics: { clicks: '84', costMicros: '312450000' }, campaign: { id: '111' } },
  ])
  // Two manual records, so the match is ambiguous.
  for (let made = 0; made < 2; made += 1) await desk.post('/api/admin/campaigns', { name: 'Denver Search' })
  await desk.open('advertising')
  const account = page.getByRole('region', { name: 'Ad account' })
  await account.getByRole('button', { name: 'Sync now' }).click()
  await expect(account.getByRole('definition').filter({ hasText: /^1$/ })).toBeVisible({ timeout: 20_000 })
  await expect(account.getByText('Up to date')).toBeVisible()
  await expect(account.getByRole('link', { name: 'Denver Search (campaign)' })).toHaveCount(2)
  await expectAccessible(page)
  await account.getByRole('link', { name: 'Campaigns' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Campaigns' })).toBeVisible()
  const row = page.getByRole('row', { name: /Denver Search.*312\.45/ })
  await row.getByRole('link').first().click()
  await expect(page.getByText('This is from the ad account. Change it there.')).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save' })).toBeHidden()
})
