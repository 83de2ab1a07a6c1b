import { randomUUID } from 'node:crypto'
import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { scrollToTourBar } from '@/tests/support/tour-bar'

async function sendRequest(page: Page) {
  const txn = randomUUID()
  const data = {
    name: 'Margaret Ellis',
    phone: '(303) 555-0119',
    communityId: 'juniper-house',
    preferredDate: '2031-05-06T14:00',
    transactionId: txn,
  }
  const answer = await page.request.post('/api/tour-requests', { data })
  expect(answer.status()).toBe(201)
  return `/tour-scheduled?txn=${txn}&community=Juniper+House&name=Margaret+Ellis`
}

test('T59: the sender of a request is greeted by name, which leaves the URL; a stranger with the URL is not', async ({
  page,
  browser,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  const address = await sendRequest(page)
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Margaret.')
  await expect(page).toHaveURL(/\?txn=[\w-]+&community=Juniper\+House$/)
  const facts = page.getByRole('main').getByRole('definition')
  await expect(facts.filter({ hasText: /^(today|tomorrow) at .* (am|pm)$/ })).toHaveCount(1)
  await expect(facts.filter({ hasText: /^Tuesday, May 6, 2:00 pm/ })).toHaveCount(1)
  // After a request the form is no longer offered.
  const bar = await scrollToTourBar(page)
  await expect(bar.getByRole('link', { name: 'Call us' })).toBeVisible()
  await expect(bar.getByText('Schedule a tour')).toBeHidden()
  await page.reload()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Thank you, Margaret.')

  const stranger = await browser.newPage()
  await stranger.goto(new URL(address, page.url()).href)
  await expect(stranger.getByRole('heading', { level: 1 })).toHaveText('Thank you.')
  await expect(stranger.getByRole('main')).not.toContainText('Margaret')
  await stranger.close()
})

test('T59: a URL without a request confirms nothing', async ({ page }) => {
  for (const query of ['', `?txn=${randomUUID()}&community=Juniper+House&name=Call+1-900`]) {
    await page.goto(`/tour-scheduled${query}`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('We cannot find your request.')
    await expect(page.getByRole('main')).not.toContainText(/10 minutes|list of calls|Thank you|1-900/)
    await expect(page.getByRole('main').getByText('Schedule a tour')).toBeVisible()
  }
})
