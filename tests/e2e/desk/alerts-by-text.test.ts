import type { Page } from 'playwright/test'
import { expectAccessible, leadRow, openAlerts } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { refused, startTextService, type TextService } from '@/tests/support/text-service'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'
const MOBILE = '+13035550111'
/** As shown on screens. */
const WRITTEN = '(303) 555-0111'

let office: MailingInstallation
let service: TextService

test.describe.configure({ mode: 'serial', timeout: 120_000 })
test.use({ viewport: { width: 390, height: 844 } })

test.beforeAll(async () => {
  service = await startTextService()
  office = await startMailingInstallation(
    { username: 'sam', password: PASSWORD, email: 'sam@evergrove.example' },
    'accept',
    service.settings,
  )
})

test.afterAll(async () => {
  await office.remove()
  await service.close()
})

test.beforeEach(async ({ page }) => {
  await page.request.post(`${office.url}/api/login`, {
    data: { username: 'sam', password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
})

const panel = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Alerts about new requests' }) })

const report = async (text: Parameters<TextService['reportOf']>[0], status: string, code?: number) =>
  expect((await fetch(service.reportOf(text, status, code, office.url))).status).toBe(204)

test('C7: a counselor sets up texts by keyboard on a phone, and the test text arrives', async ({ page }) => {
  await page.goto(`${office.url}/admin/account`)
  await page.waitForLoadState('networkidle')
  const form = panel(page)
  await form.getByRole('switch', { name: 'Text me' }).focus()
  await page.keyboard.press('Space')
  await form.getByRole('button', { name: 'Save alerts' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByText('Please enter your mobile number')).toBeVisible()

  await form.getByLabel('Mobile number').focus()
  await page.keyboard.type('(303) 555-0111')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Alerts saved', { exact: true }).first()).toBeVisible()
  await expectAccessible(page)

  await form.getByRole('button', { name: 'Text me a test' }).focus()
  await page.keyboard.press('Enter')
  const test = await service.waitFor()
  expect(test).toMatchObject({ to: MOBILE, body: expect.stringContaining('This is a test') })
  await expect(form.getByRole('status')).toContainText([`Sent to ${WRITTEN}`])
  await report(test, 'delivered')
  await expect(form.getByText(`Delivered to ${WRITTEN}`)).toBeVisible()
})

test('C8: a new lead sends a text, and the lead shows its delivery once the carrier reports it', async ({
  page,
}) => {
  await sendLead(office.url, { name: 'Margaret Ellis', email: 'margaret@example.com' })
  const text = await service.waitFor(({ body }) => body.startsWith('New tour request'))
  expect(text.body).toMatch(/(left, call by|Call by) /)
  expect(text.body).not.toContain('Margaret')
  const [, path] = /(\/admin\/tour-requests\/\S+)$/.exec(text.body) ?? []
  await page.goto(office.url + path)
  await openAlerts(page)
  const alert = page.getByRole('listitem').filter({ hasText: `Text to ${WRITTEN}` })
  await expect(alert.getByText('Accepted', { exact: true })).toBeVisible()
  await report(text, 'delivered')
  await expect(alert.getByText('Delivered', { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('T40: with no alert accepted, a text follows after two minutes and a red screen after five', async ({
  page,
}) => {
  await office.sink.setMode('refuse')
  service.refuse(refused(400, 21610, 'Attempt to send to unsubscribed recipient'))
  await sendLead(office.url, { name: 'Walter Ott', email: 'walter@example.com' })
  for (const minute of [2, 5]) {
    await until(`minute ${minute} has come`, async () => {
      const { rowCount } = await office.sql.query(
        `update outbox_items set due_at = now() where kind = 'alert-watch' and payload->>'minute' = '${minute}' and state = 'due'
          and tour_request_id = (select id from tour_requests where name = 'Walter Ott')`,
      )
      return rowCount
    })
  }
  await until('it is alarmed', async () => {
    const { rows } = await office.sql.query(
      "select 1 from tour_requests where name = 'Walter Ott' and alarmed_at is not null",
    )
    return rows.length
  })
  await page.goto(`${office.url}/admin/faqs`)
  const banner = page.getByRole('alert').filter({ hasText: 'has reached anyone' })
  await expect(banner).toBeVisible()
  await expectAccessible(page)
  await banner.getByRole('link', { name: 'Call now' }).click()
  await leadRow(page, 'Walter Ott').click()
  await expect(page.getByText('No alert had been accepted after two minutes')).toBeVisible()
  const deliveries = page.locator('section', { has: page.getByRole('heading', { name: 'Deliveries' }) })
  await expect(deliveries.getByText('21610: Attempt to send to unsubscribed recipient').first()).toBeVisible()
  await expect(banner).toBeVisible()
  await page.goto(`${office.url}/admin/account`)
  await expect(panel(page).getByText('The last text to this number did not arrive')).toBeVisible()

  await office.sink.setMode('accept')
  await page.goto(`${office.url}/admin/faqs`)
  await expect(banner).toBeHidden({ timeout: 60_000 })
})
