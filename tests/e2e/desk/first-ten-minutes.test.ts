import type { Page } from 'playwright/test'
import { expectAccessible, leadRow } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'

// A counselor's morning; the tests run in order.
test.describe.configure({ mode: 'serial' })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({
    username: 'sam',
    password: PASSWORD,
    email: 'sam@evergrove.example',
  })
})

test.afterAll(() => office.remove())

test.beforeEach(async ({ page }) => {
  await signInAs(page, office.url, 'sam', PASSWORD)
})

const strip = (page: Page) => page.getByRole('complementary', { name: 'Waiting for a call' })

/** The badge on a lead's page. */
const clock = (page: Page) => page.getByRole('article').getByText(/^\d+:[\d:]+ (left|to go|late)$/)

/** There is no phone app here: the browser's chooser would block all other input. */
const withoutPhoneApp = (page: Page) =>
  page.evaluate(() =>
    document.addEventListener('click', (event) => {
      if (event.target instanceof Element && event.target.closest('a[href^="tel:"]')) event.preventDefault()
    }),
  )

/** Simulates returning from the phone app. */
const comeBack = (page: Page) => page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))

test('C1: a new request appears on any screen with its clock and a link to it', async ({ page }) => {
  await page.goto(`${office.url}/admin/faqs`)
  await expect(strip(page)).toHaveCount(0)
  await sendLead(office.url, { name: 'Margaret Ellis', email: 'margaret@example.com' })
  await expect(strip(page)).toContainText('1 family is waiting for a call')
  await expect(strip(page)).toContainText(/\d+:\d\d (left|to go)/)
  await expect(page).toHaveTitle(/^\(1\) /)
  await expect(page.getByText('New request from Margaret Ellis')).toBeAttached()
  await expectAccessible(page)
  await strip(page).getByRole('button', { name: 'Sound' }).click()
  await expect(strip(page).getByRole('button', { name: 'Sound' })).toHaveAttribute('aria-pressed', 'true')
  await strip(page).getByRole('link', { name: 'Margaret Ellis' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
})

test('C1: a request arriving between page load and stream start still appears', async ({ page }) => {
  await office.sql.query('truncate tour_requests, households cascade')
  let open = () => {}
  const sent = new Promise<void>((resolve) => {
    open = resolve
  })
  await page.route('**/api/admin/tour-requests/stream', async (route) => {
    await sent
    await route.continue()
  })
  // A page counts the families waiting at most once per second, and only the stream would correct it.
  await expect(async () => {
    await page.goto(`${office.url}/admin/faqs`)
    await expect(strip(page)).toHaveCount(0, { timeout: 1_000 })
  }).toPass()
  await sendLead(office.url, { name: 'Margaret Ellis', email: 'margaret@example.com' })
  // Any remedy would be announced as well, which must not help the stream.
  await until('everything about it is done', async () => {
    const { rows } = await office.sql.query(
      "select from outbox_items where state = 'leased' or (state = 'due' and due_at <= now())",
    )
    return rows.length === 0
  })
  open()
  await expect(strip(page)).toContainText('1 family is waiting for a call')
})

test('C2: without an attempt after five minutes an escalation is mailed, with no browser involved', async ({
  page,
}) => {
  await page.goto('about:blank')
  await office.sql.query(
    `update outbox_items set due_at = now() where kind = 'lead-escalation' and payload->>'minute' = '5'`,
  )
  const mail = await until('the second alert is there', () =>
    office.sink.messages.find(
      ({ parsed, to }) =>
        /^\d+ minutes left, call by /.test(parsed.subject ?? '') && to.includes('sam@evergrove.example'),
    ),
  )
  expect(mail.parsed.text).toContain('Please call now and log how it went.')
  await page.goto(`${office.url}/admin/tour-requests`)
  await leadRow(page, 'Margaret Ellis').click()
  await expect(page.getByText('No one had tried after 5 minutes')).toBeVisible()
})

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true })

  test('C4: an attempt takes three taps from the request; changing the status does not stop the clock', async ({
    page,
  }) => {
    await page.goto(`${office.url}/admin/tour-requests`)
    await leadRow(page, 'Margaret Ellis').tap()
    await page.getByLabel('Move to').selectOption({ label: 'Contacted' })
    await expect(page.getByText('The clock keeps running until an attempt')).toBeVisible()
    await page.getByRole('button', { name: 'Save status' }).tap()
    await expect(page.getByText('sam moved it to contacted')).toBeVisible()
    await expect(clock(page)).toBeVisible()

    await withoutPhoneApp(page)
    await page.getByRole('link', { name: /^Call/ }).tap()
    await expect(page.getByRole('article').getByText('sam is calling')).toBeVisible()
    await comeBack(page)
    const dialog = page.getByRole('dialog', { name: 'Margaret Ellis' })
    await expect(dialog.getByRole('group', { name: 'How did it go?' })).toBeVisible()
    await expectAccessible(page)
    await dialog.getByRole('radio', { name: 'No answer' }).tap()
    await expect(dialog.getByRole('radio', { name: 'No answer' })).toBeChecked()
    await expect(dialog.getByText('Next: call a second time in 3 minutes')).toBeVisible()
    await dialog.getByRole('button', { name: 'Log it' }).tap()
    await expect(dialog).toBeHidden()
    await expect(page.getByText('sam called, no one answered')).toBeVisible()
    await expect(clock(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { name: 'Next step' })).toBeVisible()
  })
})

test('by keyboard alone: family reached, tour agreed on, overdue step done', async ({ page }) => {
  await office.sql.query(`update tour_requests set next_step_at = now() - interval '1 minute'`)
  await page.goto(`${office.url}/admin/tour-requests?tab=overdue`)
  const row = leadRow(page, 'Margaret Ellis')
  await expect(row).toContainText('overdue since')
  await row.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('radio', { name: 'Voicemail' }).waitFor()
  await page.getByRole('radio', { name: 'Reached', exact: true }).focus()
  await page.keyboard.press('Space')
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowDown')
  await expect(page.getByRole('radio', { name: 'Tour scheduled' })).toBeChecked()
  await page.keyboard.press('Tab')
  await page.getByLabel('Date of the tour').fill('2030-07-03T14:30')
  await page.getByLabel('Note').focus()
  await page.keyboard.type('Daughter comes along')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('sam reached the family')).toBeVisible()
  await expect(page.getByText('Daughter comes along')).toBeVisible()
  await expect(page.getByText('sam moved it to scheduled')).toBeVisible()
  await page.getByRole('link', { name: /^Tours/ }).click()
  await expect(leadRow(page, 'Margaret Ellis')).toContainText('Tour, Jul 3, 2:30 pm MDT')
  await page.getByRole('link', { name: /^Overdue/ }).click()
  await expect(page.getByText('Nothing is overdue.')).toBeVisible()
})

test('a lead that was called late stays marked as late', async ({ page }) => {
  await sendLead(office.url, { name: 'Harold Brandt' })
  await office.sql.query(
    `update tour_requests set created_at = now() - interval '30 minutes', call_due_at = now() - interval '20 minutes'
     where name = 'Harold Brandt'`,
  )
  await page.goto(`${office.url}/admin/faqs`)
  await expect(strip(page)).toContainText(/20:\d\d late/)
  await strip(page).getByRole('link', { name: 'Harold Brandt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harold Brandt' })).toBeVisible()
  await sendLead(office.url, { name: 'Rosa Delgado' })
  await expect(page.getByRole('link', { name: 'Next: Rosa Delgado' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Rosa Delgado' })).toBeVisible()
  await page.keyboard.press('j')
  await expect(page.getByRole('heading', { level: 1, name: 'Harold Brandt' })).toBeVisible()
  await page.getByRole('radio', { name: 'Text sent' }).check()
  await page.getByRole('button', { name: 'Log it' }).click()
  await expect(page.getByText('sam sent a text')).toBeVisible()
  await expect(page.getByText(/^20:\d\d late$/)).toBeVisible()
})
