import { expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'

const PASSWORD = 'a quiet porch at dusk'

test.use({ viewport: { width: 390, height: 844 } })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD })
  await sendLead(office.url, { name: 'Ann Ellis', phone: '(303) 555-0142', email: 'ann@example.com' })
})

test.afterAll(() => office.remove())

test('C11: on a phone family members are added, found by search, called, and removed with undo', async ({
  page,
}) => {
  await office.sql.query(`update users set role = 'counselor'`)
  await signInAs(page, office.url, 'maria', PASSWORD)
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await page.getByRole('link', { name: 'Ann Ellis' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Ellis' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  const family = page
    .getByRole('region', { name: 'Family' })
    .or(page.locator('section:has(> div > h2:text-is("Family"))'))
  await expect(family.getByText('Sent this request')).toBeVisible()

  await family.getByRole('button', { name: 'Add a prospective resident' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('Ruth Ellis')
  await dialog.getByLabel('Relationship').fill('Mother')
  await dialog.getByLabel('Birth year').fill('19')
  await dialog.getByLabel('Memory care').click()
  await dialog.getByLabel('Living situation').selectOption('Alone at home')
  await dialog.getByLabel('Move-in timing').selectOption('Within three months')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please enter the year with four digits')).toBeVisible()
  await dialog.getByLabel('Birth year').fill('1941')
  await expectAccessible(page)
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(family.getByText('Within three months')).toBeVisible()
  await expect(family.getByText(/Mother, about \d\d/)).toBeVisible()

  await family.getByRole('button', { name: 'Add a contact' }).click()
  await dialog.getByLabel('Name').fill('Bob Ellis')
  await dialog.getByLabel('Relationship').fill('Son')
  await dialog.getByLabel('Phone').fill('720 555 0177')
  await dialog.getByLabel('Decision maker').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save contact' }).click()
  await expect(family.getByRole('link', { name: /call Bob Ellis/ })).toHaveAttribute(
    'href',
    'tel:+17205550177',
  )
  await expect(family.getByText('Has not agreed to texts or emails: call only')).toBeVisible()
  await expectAccessible(page)

  await family.getByRole('button', { name: 'Remove Bob Ellis' }).click()
  await expect(family.getByText('Bob Ellis')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(family.getByRole('link', { name: /call Bob Ellis/ })).toBeVisible()
  await expect(page.getByText('maria removed a contact')).toBeVisible()

  await page.goto(`${office.url}/admin/tour-requests?tab=all&search=720+555+0177`)
  await expect(page.getByRole('link', { name: 'Ann Ellis' }).first()).toBeVisible()
})
