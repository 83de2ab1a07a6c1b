import { readFile } from 'node:fs/promises'
import type { Browser } from 'playwright/test'
import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { awaitHydration } from '@/tests/support/browser'

test('F10: a tour’s cost stands with the first campaign by first touch, with the second by last touch, and leads to the family', async ({
  desk,
  page,
  browser,
}) => {
  // The demo's campaigns have costs.
  await desk.sql.query('delete from ad_metrics')
  await desk.open('ad-costs')
  const main = page.getByRole('main')
  await expect(main.getByRole('heading', { name: 'No costs recorded yet' })).toBeVisible()
  await expectAccessible(page)

  const [denver, boulder] = [
    await desk.post('/api/admin/campaigns', { name: 'Denver search' }),
    await desk.post('/api/admin/campaigns', { name: 'Boulder search' }),
  ]
  for (const [{ id }, dollars] of [
    [denver, 120],
    [boulder, 80],
  ] as const)
    await desk.sql.query(
      `insert into ad_metrics (id, level, day, campaign_id, cost_micros, source, updated_at)
       select gen_random_uuid(), 'campaign', (now() at time zone time_zone)::date, $1, $2, 'file', now() from site_settings`,
      [id, dollars * 1_000_000],
    )

  await sendAsFamily(browser, desk.url)
  const [lead] = (await desk.sql.query("select id from tour_requests where name = 'Margaret Ellis'")).rows
  for (const status of ['contacted', 'toured'])
    await desk.post(`/api/admin/tour-requests/${lead.id}/status`, { status })

  await desk.open('ad-costs')
  await expect(main.getByText('Boulder search brought the most tours: 1 of 1.')).toBeVisible()
  await expect(main.getByText('of 1 lead not yet called')).toBeVisible()
  const all = main.getByRole('region', { name: 'All campaigns' })
  await expect(all.getByRole('link', { name: 'per tour' })).toContainText('$200')
  const row = (name: string) => main.getByRole('row', { name })
  await expect(row('Boulder search')).toContainText('$80.00 per tour')
  await expect(row('Denver search')).toContainText('none yet per tour')
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }

  await main.getByRole('link', { name: 'First touch' }).click()
  await expect(row('Denver search')).toContainText('$120 per tour')
  await expect(row('Boulder search')).toContainText('none yet per tour')
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'CSV by campaign' }).click(),
  ])
  expect(download.suggestedFilename()).toMatch(/^cost-per-lead-by-campaign-first-touch-/)
  expect((await readFile(await download.path(), 'utf8')).split('\n').slice(1, 3)).toEqual([
    'Denver search,120.00,1,120.00,0,0,,1,120.00,0,,0,',
    'Boulder search,80.00,0,,0,0,,0,,0,,0,',
  ])

  await desk.sql.query(
    `insert into campaigns (id, name, updated_at) select gen_random_uuid(), 'Small ' || n, now() from generate_series(1, 60) n`,
  )
  await desk.sql.query(
    `insert into ad_metrics (id, level, day, campaign_id, cost_micros, source, updated_at)
     select gen_random_uuid(), 'campaign', now()::date - 3, id, 1000000, 'file', now() from campaigns where name like 'Small %'`,
  )
  await desk.open('ad-costs?touch=first')
  await expect(row('All others')).toContainText('$12.00')
  await main.getByRole('link', { name: 'All others: show all' }).click()
  await expect(row('Small 60')).toBeVisible()
  await expect(row('All others')).toHaveCount(0)

  await main.getByRole('link', { name: 'Print on one page' }).click()
  await expect(main.getByText('Denver search brought the most tours: 1 of 1.')).toBeVisible()
  await expectAccessible(page)
  const sheet = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1')
  expect(sheet.match(/\/Type ?\/Page\b/g)).toHaveLength(1)
  const [pdf] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: 'PDF' }).click(),
  ])
  expect(pdf.suggestedFilename()).toMatch(/^campaigns-and-move-ins-.*\.pdf$/)
  await main.getByRole('link', { name: 'Campaigns and move-ins' }).click()

  await main.getByRole('link', { name: '1 toured, Denver search' }).click()
  await expect(
    page.getByRole('heading', { level: 1, name: 'Toured, Denver search, first touch' }),
  ).toBeVisible()
  await expectAccessible(page)
  await main.getByRole('link', { name: 'Margaret Ellis', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
})

/** Arrives by one ad, later by another, and asks for a tour. */
async function sendAsFamily(browser: Browser, url: string): Promise<void> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } })
  const page = await context.newPage()
  awaitHydration(page)
  await page.goto(`${url}/team?utm_source=google&utm_medium=cpc&utm_campaign=Denver+search`)
  await page.goto(
    `${url}/communities/juniper-house?utm_source=google&utm_medium=cpc&utm_campaign=Boulder+search`,
  )
  await page.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
  await dialog.getByLabel('Your name').fill('Margaret Ellis')
  await dialog.getByLabel('Phone number').fill('(303) 555-0119')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  // Forms sent within two seconds count as automated.
  await page.waitForTimeout(2_100)
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  await page.getByRole('link', { name: 'See your request' }).click()
  await page.waitForURL(/\/tour-scheduled\?txn=/)
  await context.close()
}
