import type { Page } from 'playwright/test'
import { expectAccessible, leadRow } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'
const FAMILY = 'margaret@example.com'

// One story in order, from a family's request to a missed tour.
test.describe.configure({ mode: 'serial' })
// With animations, as families see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let office: MailingInstallation
let link = ''

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'sam', password: PASSWORD })
  await office.sql.query('delete from tour_calendars')
})

test.afterAll(() => office.remove())

async function signIn(page: Page): Promise<void> {
  await signInAs(page, office.url, 'sam', PASSWORD)
}

async function openLead(page: Page): Promise<void> {
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await leadRow(page, 'Margaret Ellis').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
}

const mailTo = (subject: RegExp) =>
  until(`the family has mail: ${subject}`, () =>
    office.sink.messages.find(({ to, parsed }) => to.includes(FAMILY) && subject.test(parsed.subject ?? '')),
  )

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('B10: the family gets mail at once, opens its page from the link, and requests another time', async ({
    page,
  }) => {
    await sendLead(office.url, { name: 'Margaret Ellis', email: FAMILY, communityId: 'juniper-house' })
    const mail = await mailTo(/^We have your request: Juniper House$/)
    expect(mail.parsed.text).toContain('Thank you, Margaret.')
    link = /\/tour-scheduled\/[\w-]+/.exec(mail.parsed.text ?? '')?.[0] ?? ''

    await page.goto(office.url + link)
    await expect(page.getByRole('heading', { level: 1, name: 'Your visit, Margaret' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('Please choose a day or enter a message')).toBeVisible()
    await page.getByLabel('Anything we should know').fill('My father comes along')
    await page.getByLabel('Day and time').fill('2030-07-03T14:30')
    await page.getByRole('button', { name: 'Send' }).click()
    await expect(page.getByText('We have your message and will call you.')).toBeVisible()
    await expect(page.getByText('You would like to come on')).toContainText('July 3')
    await expectAccessible(page)
  })
})

test('C16: staff read the request and confirm the tour, and the family adds it to its calendar', async ({
  page,
}) => {
  await signIn(page)
  await openLead(page)
  await expect(page.getByText('The family asked for a change')).toBeVisible()
  await expect(page.getByText('My father comes along').first()).toBeVisible()
  await page.getByRole('radio', { name: 'Reached', exact: true }).check()
  await page.getByRole('radio', { name: 'Tour scheduled' }).check()
  await expect(page.getByLabel('Date of the tour')).toHaveValue('2030-07-03T14:30')
  await page.getByRole('button', { name: 'Log it' }).click()
  const mail = await mailTo(/^Your tour: .*July 3/)
  expect(mail.parsed.attachments.map(({ mimeType }) => mimeType)).toEqual([
    'text/calendar',
    'application/ics',
  ])
  await expect(page.getByText('Reminder, the day before')).toBeVisible()
  await page.getByRole('listitem').filter({ hasText: 'Tour confirmed to' }).getByRole('link').click()
  await expect(page.frameLocator('iframe').getByText('Your tour is set')).toBeVisible()
})

test('C16: the family cancels without JavaScript, and staff call', async ({ browser, page }) => {
  const plain = await browser.newPage({ javaScriptEnabled: false })
  await plain.goto(office.url + link)
  await expect(plain.getByRole('heading', { level: 1, name: 'Your tour' })).toBeVisible()
  await plain.getByText('I cannot come').click()
  await plain.getByRole('button', { name: 'Cancel the tour' }).click()
  await expect(plain.getByText('No tour is scheduled right now.')).toBeVisible()
  await plain.close()
  await mailTo(/^Your tour is canceled/)
  await signIn(page)
  await openLead(page)
  await expect(page.getByText('The family canceled the tour')).toBeVisible()
  await expect(page.getByText('Call again').first()).toBeVisible()
})

test('C16: after a missed tour the family gets a message and a call within the hour', async ({ page }) => {
  await signIn(page)
  await openLead(page)
  await page.getByRole('radio', { name: 'Reached', exact: true }).check()
  await page.getByRole('radio', { name: 'Tour scheduled' }).check()
  await page.getByLabel('Date of the tour').fill('2030-07-05T10:00')
  await page.getByRole('button', { name: 'Log it' }).click()
  await expect(page.getByText('Jul 5, 10:00 am MDT').first()).toBeVisible()
  await office.sql.query(
    `update tour_requests set scheduled_date = now() - interval '1 hour', next_step_at = now() - interval '1 hour'`,
  )
  await page.reload()
  await page.getByRole('button', { name: 'They did not come' }).click()
  await expect(page.getByText('sam moved it to follow-up')).toBeVisible()
  await expect(page.getByText('Did not come to the tour')).toBeVisible()
  await mailTo(/^We missed you/)
})
