import { expect, test } from '@/tests/support/back-office'

/** Must not contain "Headless": programs are not counted. */
const PHONE =
  'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/142.0.0.0 Mobile Safari/537.36'

test("F11: ad visitors see, hear and dial the ad's number; print, data and other visitors keep the usual one", async ({
  page,
  desk,
  browser,
}) => {
  await desk.open('tracking-numbers/new')
  const main = page.getByRole('main')
  await main.getByLabel('Number (displayed)').fill('(720) 555-0166')
  await main.getByLabel('Number (dialed)').fill('720 555 0166')
  await main.getByRole('combobox', { name: 'Community' }).click()
  await page.getByRole('option', { name: 'Juniper House' }).click()
  await main.getByLabel('Source').fill('google')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect
    .poll(async () => (await desk.sql.query('select number from tracking_numbers')).rows)
    .toEqual([{ number: '+17205550166' }])

  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, userAgent: PHONE })
  const visitor = await context.newPage()
  const asked: string[] = []
  visitor.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visitor.goto(`${desk.url}/communities/juniper-house?gclid=Cj0-number`)
  const swapped = visitor.locator('main a[href="tel:+17205550166"]:visible').first()
  await expect(swapped).toContainText('(720) 555-0166')
  const data = await visitor.locator('script[type="application/ld+json"]').allTextContents()
  expect(data.join()).not.toContain('555-0166')
  // The company's number belongs to no ad.
  expect(await visitor.locator('footer a[href="tel:+17205550166"]').count()).toBe(0)

  // Client-side navigation keeps it, and the tap is stored with the dialed number.
  await visitor.evaluate(() => window.addEventListener('click', (click) => click.preventDefault()))
  await swapped.click()
  await expect
    .poll(async () => (await desk.sql.query('select dialed from phone_taps')).rows)
    .toEqual([{ dialed: '+17205550166' }])
  await visitor.evaluate(() => window.dispatchEvent(new Event('beforeprint')))
  await expect(visitor.locator('a[href="tel:+17205550166"]')).toHaveCount(0)
  expect(await visitor.locator('main').textContent()).not.toContain('555-0166')
  await visitor.evaluate(() => window.dispatchEvent(new Event('afterprint')))
  await expect(swapped).toBeVisible()
  expect(asked.filter((path) => path === '/api/phone-numbers')).toHaveLength(1)
  await context.close()

  const refusing = await browser.newContext({ userAgent: PHONE, extraHTTPHeaders: { 'sec-gpc': '1' } })
  const other = await refusing.newPage()
  await other.goto(`${desk.url}/communities/juniper-house?gclid=Cj0-number`)
  await other.waitForLoadState('networkidle')
  await expect(other.locator('a[href="tel:+17205550166"]')).toHaveCount(0)
  await refusing.close()
})
