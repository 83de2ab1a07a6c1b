import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'

/** Reloads an address until it comes from the cache, which is when it has a strong ETag. */
async function openFromMemory(page: Page, address: string): Promise<void> {
  await expect(async () => {
    const answer = await page.goto(address, { waitUntil: 'networkidle' })
    expect(answer?.headers().etag).toMatch(/^"/)
  }).toPass()
}

// Console messages fail these tests, including hydration mismatches.

for (const address of [
  '/?utm_source=newsletter&gclid=abc',
  '/communities?care=memory-care&utm_source=newsletter',
  '/communities/juniper-house',
  '/blog?page=2',
  '/events',
  '/faqs',
])
  test(`${address} hydrates when served from memory`, async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openFromMemory(page, address)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    // React has hydrated: elements it created have its marker.
    await expect
      .poll(() => page.evaluate(() => Object.keys(document.body).some((key) => key.startsWith('__react'))))
      .toBe(true)
    expect(page.url()).toContain(address)
  })

test('filters, links and Back work on pages from memory, each with its own content', async ({ page }) => {
  await openFromMemory(page, '/communities')
  const all = await page.locator('main h2', { hasText: /communit(?:y|ies)$/ }).textContent()
  await openFromMemory(page, '/communities?care=memory-care')
  const some = await page.locator('main h2', { hasText: /communit(?:y|ies)$/ }).textContent()
  expect(some).not.toBe(all)
  await page.goBack()
  await expect(page.locator('main h2', { hasText: /communit(?:y|ies)$/ })).toHaveText(all ?? '')
  await page
    .locator('main')
    .getByRole('link', { name: /Juniper House/ })
    .first()
    .click()
  await page.waitForURL('**/communities/juniper-house')
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper House' })).toBeVisible()
})

test("a request from a cached page carries this visitor's ad", async ({ page }) => {
  await openFromMemory(page, '/communities/juniper-house')
  await page.goto('/communities/juniper-house?utm_source=spring-letter&gclid=abc123')
  await page.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
  await dialog.getByLabel('Your name').fill('Margaret Ellis')
  await dialog.getByLabel('Phone number').fill('(303) 555-0119')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('What can we help you with?').fill('A room for my father.')
  // Faster submissions are taken for bots.
  await page.waitForTimeout(2_100)
  const sent = page.waitForRequest((request) => request.url().endsWith('/api/tour-requests'))
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  expect(JSON.stringify((await sent).postDataJSON())).toContain('spring-letter')
  await page.getByRole('link', { name: 'See your request' }).click()
  await page.waitForURL(/\/tour-scheduled\?txn=/)
})
