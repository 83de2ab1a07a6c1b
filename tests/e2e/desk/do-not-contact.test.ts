import type { Page } from 'playwright/test'
import { expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'

const PASSWORD = 'a quiet porch at dusk'
const PHONE = '(303) 555-0142'

// One family from its refusal to a new request; the tests run in order.
test.describe.configure({ mode: 'serial' })
test.use({ viewport: { width: 390, height: 844 } })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD })
})

test.afterAll(() => office.remove())

test.beforeEach(async ({ page }) => {
  await office.sql.query(`update users set role = 'counselor'`)
  await signInAs(page, office.url, 'maria', PASSWORD)
})

const panel = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Do not contact' }) })

async function openLead(page: Page, name: string): Promise<void> {
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await page.getByRole('link', { name }).first().click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
  await page.waitForLoadState('networkidle')
}

test('C17: a refusal on the phone is recorded by keyboard, and no link calls the family anymore', async ({
  page,
}) => {
  await sendLead(office.url, { name: 'Margaret Ellis', email: 'margaret@example.com', phone: PHONE })
  await openLead(page, 'Margaret Ellis')
  await expect(page.locator('article a[href^="tel:"]')).toBeVisible()
  await page.getByRole('button', { name: 'Record a do-not-contact request' }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByRole('heading', { name: 'Do not contact' })).toBeVisible()
  await dialog.getByLabel('No automated messages').focus()
  await page.keyboard.press('ArrowDown')
  await expect(dialog.getByLabel('No calls')).toBeChecked()
  await dialog.getByLabel('Their words').focus()
  await page.keyboard.type('Please do not ring my mother')
  await expectAccessible(page)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(
    page
      .locator('article')
      .getByText(/^Asked on .* not to be called/)
      .first(),
  ).toBeVisible()
  await expect(page.locator('article a[href^="tel:"]')).toHaveCount(0)
  await expect(page.locator('article a[href^="sms:"]')).toBeVisible()
  await expect(page.getByText('Do not contact: they asked not to be called')).toBeVisible()
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
})

test('C17: logging an attempt despite the refusal asks why', async ({ page }) => {
  await openLead(page, 'Margaret Ellis')
  await page.getByRole('button', { name: 'Log', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Voicemail').check()
  await dialog.getByRole('button', { name: 'Log it' }).click()
  await expect(dialog.getByText(/Please enter why you contacted them/)).toBeVisible()
  await dialog.getByLabel('Why you contacted them').fill('They called us')
  await dialog.getByRole('button', { name: 'Log it' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Despite their refusal: They called us')).toBeVisible()
})

test('C17: a new request shows that they asked again; lifting the refusal restores the call button', async ({
  page,
}) => {
  await office.sql.query(`update do_not_contacts set said_at = '2026-01-05T18:00:00Z'`)
  await sendLead(office.url, { name: 'Margaret Ellis', email: 'margaret@example.com', phone: PHONE })
  await openLead(page, 'Margaret Ellis')
  await expect(panel(page).getByText('Asked on Jan 5 not to be called')).toBeVisible()
  await expect(panel(page).getByText(/^Asked for contact again on/)).toBeVisible()
  await panel(page).getByRole('button', { name: /^Lift/ }).focus()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog')
  await expect(dialog.getByLabel('Why')).toHaveValue(/Asked for contact again/)
  await dialog.getByRole('button', { name: 'Lift it' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.locator('article a[href^="tel:"]')).toBeVisible()
  await expect(
    page.getByText('maria lifted a do-not-contact request: they asked not to be called'),
  ).toBeVisible()
})

test('C17: entries are searched, added and lifted in the list', async ({ page }) => {
  await page.goto(`${office.url}/admin/do-not-contact`)
  await expect(page.getByText('No entries yet')).toBeVisible()
  await page.getByRole('button', { name: 'Add a person' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Phone number or email address').fill('12')
  await dialog.getByRole('button', { name: 'Do not contact' }).click()
  await expect(dialog.getByText('Please enter the full number, with its area code')).toBeVisible()
  await dialog.getByLabel('Phone number or email address').fill('ida@moore.example')
  await dialog.getByLabel('No email').check()
  await dialog.getByRole('button', { name: 'Do not contact' }).click()
  await expect(page.getByRole('link', { name: /^ida@moore.example/ })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox').fill('nobody at all')
  await page.keyboard.press('Enter')
  await expect(page.getByText('No entries match this search')).toBeVisible()
  await page.getByRole('link', { name: 'Lifted' }).click()
  await expect(page.getByRole('link', { name: 'Lifted' })).toHaveAttribute('aria-current', 'page')
  await page.getByRole('searchbox').fill('')
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: /^More about/ }).click()
  await expect(page.getByText(/with a new request$/)).toBeVisible()
})
