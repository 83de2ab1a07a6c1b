import { expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'

const PASSWORD = 'a quiet porch at dusk'
const REFUSING = 'gone@evergrove.example'
const TAKING = 'here@evergrove.example'

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD }, { reject: REFUSING })
})

test.afterAll(() => office.remove())

test('a test to a recipient shows the mail server’s answer in the list and next to the form', async ({
  page,
}) => {
  const headers = { 'sec-fetch-site': 'same-origin' }
  const send = (path: string, data: object) => page.request.post(office.url + path, { data, headers })
  await send('/api/login', { username: 'maria', password: PASSWORD })
  await send('/api/admin/email-recipients', { email: TAKING })
  const { id } = await (await send('/api/admin/email-recipients', { email: REFUSING })).json()

  await page.goto(`${office.url}/admin/email-recipients`)
  await page.getByRole('button', { name: `Actions for ${TAKING}` }).click()
  await page.getByRole('menuitem', { name: 'Send a test' }).click()
  const dialog = page.getByRole('dialog', { name: 'Send a test' })
  await expect(dialog.getByRole('status')).toContainText(`Accepted for ${TAKING}`)
  await expect(dialog.getByRole('status')).toContainText('The mail server said: “250')
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Close', exact: true }).click()
  const mail = await office.sink.waitFor(({ to }) => to.includes(TAKING))
  expect(mail.parsed.subject).toContain('This is a test: no family has written')

  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${office.url}/admin/email-recipients/${id}`)
  const panel = page.locator('section', { has: page.getByRole('heading', { name: 'Test delivery' }) })
  await panel.getByRole('button', { name: 'Send a test' }).click()
  await expect(panel.getByRole('status')).toContainText(`Not delivered to ${REFUSING}`)
  await expect(panel.getByRole('status')).toContainText('550 No such user here')
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Send a test' }).click()
  await expect(panel.getByRole('status')).toContainText('A test was sent within the last minute')
  // An open form can still be saved, because the mark does not count as a change.
  await page.getByLabel('Name', { exact: true }).fill('Night desk')
  await page.getByRole('button', { name: 'Save' }).click()
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText('Saved', { exact: true }),
  ).toBeVisible()
  await panel.getByRole('link', { name: 'View the email' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toContainText('This is a test')
})
