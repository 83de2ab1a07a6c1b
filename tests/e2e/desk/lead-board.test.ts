import type { Locator, Page } from 'playwright/test'
import { chooseFromDeskMenu, expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'

const PASSWORD = 'a quiet porch at dusk'

test.use({ viewport: { width: 1280, height: 844 } })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD })
  for (const name of ['Ann Ellis', 'Bob Hart', 'Cleo Moore']) await sendLead(office.url, { name })
})

test.afterAll(() => office.remove())

test.beforeEach(async ({ page }) => {
  await office.sql.query(`update users set role = 'counselor'`)
  await signInAs(page, office.url, 'maria', PASSWORD)
})

const column = (page: Page, name: string) => page.getByRole('region', { name, exact: true })
const card = (within: Page | Locator, name: string) => within.getByRole('article', { name })

/** Drags a card by its middle to the top of a column. */
async function drag(page: Page, from: Locator, to: Locator) {
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  const y = start.y + start.height / 2
  await page.mouse.move(start.x + 20, y)
  await page.mouse.down()
  await page.mouse.move(start.x + 40, y, { steps: 4 })
  await page.mouse.move(end.x + end.width / 2, end.y + 60, { steps: 12 })
  await page.mouse.up()
}

const statusOf = async (name: string) =>
  (await office.sql.query('select status, status_reason from tour_requests where name = $1', [name])).rows[0]

test('C13: a card is dragged to its next status; an unlisted move says why and the card returns', async ({
  page,
}) => {
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await chooseFromDeskMenu(page, 'Board')
  await expect(page.getByRole('heading', { level: 1, name: 'Board' })).toBeVisible()
  const [fresh, contacted, toured] = ['New', 'Contacted', 'Toured'].map((name) => column(page, name))
  if (!fresh || !contacted || !toured) throw new Error('no columns')
  await expect(card(fresh, 'Ann Ellis')).toBeVisible()
  await expect(card(fresh, 'Cleo Moore')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)

  await drag(page, card(fresh, 'Ann Ellis'), contacted)
  await expect(card(contacted, 'Ann Ellis')).toBeVisible()
  await expect(page.getByText('Ann Ellis is now contacted').first()).toBeVisible()
  await expect(card(fresh, 'Ann Ellis')).toHaveCount(0)
  expect((await statusOf('Ann Ellis')).status).toBe('contacted')

  await drag(page, card(fresh, 'Bob Hart'), toured)
  await expect(page.getByText('A lead that is “new” cannot become “toured”.').first()).toBeVisible()
  await expect(card(fresh, 'Bob Hart')).toBeVisible()
  await expect(card(toured, 'Bob Hart')).toHaveCount(0)
  expect((await statusOf('Bob Hart')).status).toBe('new')

  // Changes by others appear at once.
  await sendLead(office.url, { name: 'Dora Pell' })
  await expect(card(fresh, 'Dora Pell')).toBeVisible()
})

test('E6: a card is moved from its menu by keyboard and asks for a reason; phones show one column at a time', async ({
  page,
}) => {
  await page.goto(`${office.url}/admin/tour-requests/board`)
  const fresh = column(page, 'New')
  await expect(card(fresh, 'Cleo Moore')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await fresh.getByRole('button', { name: 'Move Cleo Moore' }).focus()
  await page.keyboard.press('Enter')
  const lost = page.getByRole('menuitem', { name: 'Not interested' })
  await expect(lost).toBeVisible()
  await expect(page.getByRole('menuitem', { name: 'Converted' })).toHaveCount(0)
  await page.keyboard.press('End')
  await expect(lost).toBeFocused()
  await page.keyboard.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Move Cleo Moore to “Not interested”' })
  await dialog.getByRole('button', { name: 'Move to not interested' }).press('Enter')
  await expect(dialog.getByText('Please enter a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByLabel('Why').fill('Moved to Oregon')
  await dialog.getByRole('button', { name: 'Move to not interested' }).press('Enter')
  await expect(card(column(page, 'Not interested'), 'Cleo Moore')).toBeVisible()
  await expect(dialog).toHaveCount(0)
  expect(await statusOf('Cleo Moore')).toEqual({ status: 'not-interested', status_reason: 'Moved to Oregon' })

  await page.setViewportSize({ width: 390, height: 844 })
  await expect(column(page, 'Not interested')).toBeHidden()
  await page.getByLabel('Column', { exact: true }).selectOption('Not interested')
  await page.waitForURL('**column=not-interested')
  await expect(card(column(page, 'Not interested'), 'Cleo Moore')).toBeVisible()
  await expect(fresh).toBeHidden()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Move Cleo Moore' }).click()
  await page.getByRole('menuitem', { name: 'Follow-up' }).click()
  await expect(page.getByText('Cleo Moore is now follow-up').first()).toBeVisible()
  expect((await statusOf('Cleo Moore')).status).toBe('follow-up')
})
