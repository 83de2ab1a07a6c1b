import { expect, expectAccessible, test } from '@/tests/support/back-office'

/** Must not contain "Headless": programs are not counted. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

/** Views of earlier tests may be stored late; only these visitors use this source or page. */
const COUNTED = `select path, views, way from page_days where way = 'marked-link' or path = '/developers' order by path`

test('pages a visitor looked at stand in the statistics with the request that came of them; who refuses is not in it', async ({
  page,
  desk,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent: PHONE })
  const visitor = await context.newPage()
  const sent: string[] = []
  visitor.on('request', (request) => {
    if (request.url().endsWith('/api/landing-impressions')) sent.push(request.postData() ?? '')
  })
  await visitor.goto(`${desk.url}/faqs?utm_source=news`)
  await expect.poll(() => sent.length).toBe(1)
  await visitor.goto(`${desk.url}/contact?name=Ruth`)
  await expect.poll(() => sent.length).toBe(2)
  expect(sent.join()).not.toContain('Ruth')
  await context.close()
  const refusing = await browser.newContext({ userAgent: PHONE, extraHTTPHeaders: { 'sec-gpc': '1' } })
  const other = await refusing.newPage()
  await other.goto(`${desk.url}/developers`)
  await other.waitForLoadState('networkidle')
  await refusing.close()
  await expect
    .poll(async () => (await desk.sql.query(COUNTED)).rows, { timeout: 30_000 })
    .toEqual([
      { path: '/contact', views: 1, way: 'marked-link' },
      { path: '/faqs', views: 1, way: 'marked-link' },
    ])
  await desk.sql.query(`insert into tour_requests (id, name, phone, transaction_id, landing_page_url, updated_at)
    values (gen_random_uuid(), 'Ruth Amundsen', '3035550142', 'page-statistics', '/faqs', now())`)

  await desk.open('page-statistics')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: '/faqs' })
  await expect(row).toContainText('1')
  await row.getByRole('link', { name: 'leads, /faqs' }).click()
  await expect(page.getByRole('heading', { name: 'Leads, /faqs' })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ruth Amundsen')
})

test('vitals of a page are sent once when the visitor leaves it, and appear in the table with a rating', async ({
  page,
  desk,
  browser,
}) => {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent: PHONE })
  const visitor = await context.newPage()
  // A quarter of visits is measured, and automated browsers never are; this one is.
  await visitor.addInitScript(() => {
    Math.random = () => 0
    Object.defineProperty(navigator, 'webdriver', { get: () => false })
  })
  const loaded = visitor.waitForResponse(async (answer) =>
    answer.url().endsWith('.js') ? (await answer.text()).includes('largest-contentful-paint') : false,
  )
  await visitor.goto(`${desk.url}/faqs`)
  await loaded
  await visitor.getByRole('heading', { level: 1 }).click()
  const measured = () =>
    desk.sql.query("select metric from page_vitals where template = '/faqs' order by metric")
  await expect
    .poll(
      async () => {
        await visitor.evaluate(() => {
          Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true })
          document.dispatchEvent(new Event('visibilitychange', { bubbles: true }))
        })
        return (await measured()).rows.map(({ metric }) => metric)
      },
      { timeout: 30_000 },
    )
    .toContain('LCP')
  expect(new Set((await measured()).rows.map(({ metric }) => metric)).size).toBe(
    (await measured()).rows.length,
  )
  await context.close()

  await desk.open('page-statistics')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: '/faqs, phone' })
  await expect(row).toContainText(/good|needs work|poor/)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  const table = page.getByRole('region', { name: 'Page speed' })
  await table.focus()
  await page.keyboard.press('ArrowRight')
  await expect.poll(() => table.evaluate(({ scrollLeft }) => scrollLeft)).toBeGreaterThan(0)
})
