import type { Page } from 'playwright/test'
import { expectAccessible, leadRow } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'

const PASSWORD = 'a quiet porch at dusk'

// One family in two households; the tests run in order.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 } })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD })
  const { rows } = await office.sql.query<{ id: string }>('select id from communities order by name limit 1')
  const asked = { name: 'Margaret Ellis', communityId: rows[0]?.id }
  await sendLead(office.url, { ...asked, phone: '(303) 555-0142', email: 'margaret@example.com' })
  await sendLead(office.url, { ...asked, phone: '(303) 555-0177', email: 'margaret@work.example' })
})

test.afterAll(() => office.remove())

test.beforeEach(async ({ page }) => {
  await office.sql.query(`update users set role = 'counselor'`)
  await signInAs(page, office.url, 'maria', PASSWORD)
})

const households = async () =>
  (await office.sql.query('select distinct household_id from tour_requests')).rows.length

async function openLead(page: Page): Promise<void> {
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await page.getByRole('link', { name: 'Margaret Ellis' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('C10: two similar families are merged by keyboard, as chosen', async ({ page }) => {
  await page.goto(`${office.url}/admin/duplicates`)
  await expect(page.getByText('Same name and community, within two weeks')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Merge/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByText(/Both requests keep their sources and dates/)).toBeVisible()
  await dialog.getByLabel('(303) 555-0142').focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('(303) 555-0177')).toBeChecked()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.getByRole('button', { name: 'Merge families' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('No possible duplicates')).toBeVisible()
  expect(await households()).toBe(1)
})

test('C9, C10: the family is listed once, has one history, and the merge is undone by keyboard', async ({
  page,
}) => {
  await page.goto(`${office.url}/admin/tour-requests`)
  const row = leadRow(page, 'Margaret Ellis')
  await expect(row).toHaveCount(1)
  await expect(row).toContainText('2 requests')
  await openLead(page)
  await expect(page.getByText('maria merged two families')).toBeVisible()
  await expect(page.getByText('Request received')).toHaveCount(2)
  await expect(page.getByText('Contact first by (303) 555-0177 or margaret@example.com')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: /^Undo/ }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Possible duplicates' })).toBeVisible()
  expect(await households()).toBe(2)
  await expect(page.getByText('Request received')).toHaveCount(1)
})

test('C10: families kept apart are not suggested again', async ({ page }) => {
  await openLead(page)
  await page.getByRole('button', { name: 'Different families' }).click()
  await expect(page.getByRole('heading', { name: 'Possible duplicates' })).toHaveCount(0)
  expect(await households()).toBe(2)
})
