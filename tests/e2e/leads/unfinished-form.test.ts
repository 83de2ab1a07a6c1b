import type { Browser, Page } from 'playwright/test'
import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { awaitHydration } from '@/tests/support/browser'
import { until } from '@/tests/support/until'

test.use({ outbox: 'on' })

/** A phone on a community's page with the first step filled in. */
async function familyAt(browser: Browser, url: string, name: string, phone: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 390, height: 664 } })
  const page = await context.newPage()
  awaitHydration(page)
  await page.goto(`${url}/contact`)
  const form = page.getByRole('form', { name: 'Contact form' })
  await expect(form.getByText('When you press Continue, we keep your name and number')).toBeVisible()
  await form.getByLabel('Your name').fill(name)
  // The two-step form has replaced the plain one.
  await expect(form).toHaveAttribute('novalidate')
  await form.getByLabel('Phone number').fill(phone)
  // As long as a person needs to type.
  await page.clock.setSystemTime(Date.now() + 20_000)
  const kept = page.waitForResponse('**/api/partial-leads')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByRole('button', { name: 'Get My Information' })).toBeVisible()
  expect((await kept).status()).toBe(201)
  return page
}

test('B2: a family presses Continue and leaves, and a counselor finds it on the desk', async ({
  page,
  desk,
  browser,
}) => {
  const family = await familyAt(browser, desk.url, 'Ruth Miller', '(303) 555-0142')
  await family.context().close()
  await desk.open('tour-requests?tab=unfinished')
  await expect(page.getByText(/^No unfinished forms/)).toBeVisible()
  await desk.sql.query("update outbox_items set due_at = now() where kind = 'partial-lead'")

  const row = page.getByRole('region', { name: 'Tour requests' }).getByRole('link', { name: /Ruth Miller/ })
  await expect(row).toContainText('Unfinished form')
  await page.setViewportSize({ width: 390, height: 664 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await row.click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ruth Miller' })).toBeVisible()
  const request = page.getByRole('article')
  await expect(request.getByText('Unfinished form: no call was promised')).toBeVisible()
  await expect(request.getByText(/^They pressed Continue .* but did not send the form/)).toBeVisible()
  await expect(request.getByText(/“When you press Continue, we keep your name and number/)).toBeVisible()
  await expectAccessible(page)
  const { rows } = await desk.sql.query("select 1 from outbox_items where kind = 'lead-escalation'")
  expect(rows).toEqual([])
})

test('B2: a family that finishes the form is one request, with no unfinished form left', async ({
  page,
  desk,
  browser,
}) => {
  const family = await familyAt(browser, desk.url, 'Harriet Lund', '(303) 555-0143')
  await family.getByRole('button', { name: 'Get My Information' }).click()
  await expect(family.getByText('Request Submitted Successfully!')).toBeVisible()
  await family.context().close()
  await desk.sql.query("update outbox_items set due_at = now() where kind = 'partial-lead'")
  await until('what was kept is gone', async () => {
    const { rows } = await desk.sql.query('select 1 from partial_leads')
    return rows.length === 0
  })
  await desk.open('tour-requests?tab=all&search=Harriet')
  await expect(page.getByRole('status').filter({ hasText: '1 request' })).toBeVisible()
  await expect(page.getByRole('link', { name: /Harriet Lund/ }).first()).not.toContainText('Unfinished form')
})
