import { expect, test } from '@/tests/support/back-office'

/** Must not contain "Headless": programs are not counted. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

test("F11: a tapped phone number of a community page is listed with the visitor's ad", async ({
  page,
  desk,
  browser,
}) => {
  const visitor = await (
    await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent: PHONE })
  ).newPage()
  await visitor.goto(
    `${desk.url}/?utm_source=google&utm_medium=cpc&utm_campaign=Porch%20season&gclid=Cj0-phone`,
  )
  await visitor.goto(`${desk.url}/communities/juniper-house`)
  await visitor.waitForLoadState('networkidle')
  // Desktop Chromium accepts no more clicks after one on a tel: link.
  await visitor.evaluate(() => window.addEventListener('click', (click) => click.preventDefault()))
  await visitor.locator('main a[href^="tel:"]:visible').first().click()
  await expect
    .poll(async () => (await desk.sql.query('select utm_campaign from phone_taps')).rows)
    .toEqual([{ utm_campaign: 'Porch season' }])
  await visitor.context().close()

  await desk.open('phone-taps')
  const row = page.getByRole('main').getByRole('row').filter({ hasText: 'Porch season' })
  await expect(row).toContainText('/communities/juniper-house')
  await expect(row).toContainText('Juniper House')
  await expect(row).toContainText('Google ad')
})
