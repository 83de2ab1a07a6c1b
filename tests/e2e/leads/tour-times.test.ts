import { expectAccessible, leadRow, save, saved } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'
const FAMILY = 'margaret@example.com'

// One story in order on a phone, from the calendar to a moved tour.
test.describe.configure({ mode: 'serial', timeout: 90_000 })
test.use({ viewport: { width: 390, height: 844 } })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD })
  await office.sql.query('delete from tour_calendars')
})

test.afterAll(() => office.remove())

test('B12: an administrator opens the calendar, and a family takes a time, then another when it is gone', async ({
  page,
  browser,
}) => {
  const signedIn = await page.request.post(`${office.url}/api/login`, {
    data: { username: 'maria', password: PASSWORD },
    headers: { origin: office.url },
  })
  expect(signedIn.ok()).toBe(true)
  await page.goto(`${office.url}/admin/tour-times`)
  await page.getByRole('link', { name: /Juniper House/ }).click()
  await expect(page.getByText('When families can tour Juniper House.')).toBeVisible()
  await page.getByRole('switch', { name: 'Families book a tour of Juniper House themselves' }).click()
  await page.getByLabel('Length of a tour').fill('45 min')
  await save(page).click()
  await expect(page.getByText('Please enter minutes from 10 to 480')).toBeVisible()
  await page.getByLabel('Length of a tour').fill('45')
  await expect(page.getByRole('region', { name: 'What families can choose' })).toContainText('10:45 am')
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  const family = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await family.goto(`${office.url}/communities/juniper-house`)
  // Before hydration the button is a link to the form.
  await family.waitForLoadState('networkidle')
  await family.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  const dialog = family.getByRole('dialog', { name: 'Schedule a Tour' })
  await dialog.getByLabel('Your name').fill('Margaret Ellis')
  await dialog.getByLabel('Phone number').fill('(303) 555-0119')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Email').fill(FAMILY)
  await dialog.getByText('Day and time').click()
  const days = dialog.getByRole('group', { name: 'Which day would you like to come?' })
  await expect(days.getByRole('radio', { name: 'Not sure yet' })).toBeChecked()
  await expectAccessible(family)
  // By keyboard: the day before "Not sure yet", then its first time.
  await days.getByRole('radio', { name: 'Not sure yet' }).focus()
  await family.keyboard.press('ArrowUp')
  const times = dialog.getByRole('group', { name: /^What time on/ })
  await times.getByRole('radio').first().focus()
  await family.keyboard.press('Space')
  const tourTime = await times.getByRole('radio', { checked: true }).getAttribute('value')
  await expectAccessible(family)
  await sendLead(office.url, { name: 'Quicker Family', communityId: 'juniper-house', tourTime })
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  await expect(family.getByText('Request Submitted Successfully!')).toBeVisible()
  await expect(family.getByText('is no longer available.')).toBeVisible()
  await expect(family.getByRole('group', { name: 'Which day would you like to come?' })).toBeVisible()
  await expectAccessible(family)
  // If the first day is today, the morning may be over.
  await family.getByRole('radio', { name: /day/ }).nth(1).check()
  await family.getByRole('radio', { name: /10:45 am/ }).check()
  await family.getByRole('button', { name: 'Book this time' }).click()
  await expect(family.getByText(/10:45 am \(Mountain Time\)/)).toBeVisible()
  await family.getByRole('link', { name: 'See your request' }).click()
  await family.waitForURL(/\/tour-scheduled\?txn=/)
  await expect(family.getByText('Your tour', { exact: true })).toBeVisible()
  await expect(family.getByText(/10:45 am \(Mountain Time\)/)).toBeVisible()
  await family.close()
})

test('B12: the family moves its tour by the emailed link, and staff see the free times', async ({ page }) => {
  const mail = await until('the family has its confirmation', () =>
    office.sink.messages.find(
      ({ to, parsed }) => to.includes(FAMILY) && /^Your tour: .*10:45 am/.test(parsed.subject ?? ''),
    ),
  )
  const calendar = mail.parsed.attachments[0]?.content
  expect(String(typeof calendar === 'string' ? calendar : new TextDecoder().decode(calendar))).toContain(
    'PT45M',
  )
  const link = /\/tour-scheduled\/[\w-]+/.exec(mail.parsed.text ?? '')?.[0] ?? ''
  await page.goto(office.url + link)
  await expect(page.getByRole('heading', { level: 1, name: 'Your tour' })).toBeVisible()
  await page.getByRole('radio', { name: /day/ }).nth(1).check()
  await page.getByRole('radio', { name: '2:30 pm' }).check()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Book this time' }).click()
  await expect(page.getByText('Your tour is set.')).toBeVisible()
  await expect(page.getByText(/2:30 pm \(Mountain Time\)/)).toBeVisible()

  await page.request.post(`${office.url}/api/login`, {
    data: { username: 'maria', password: PASSWORD },
    headers: { origin: office.url },
  })
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await leadRow(page, 'Margaret Ellis').click()
  await expect(page.getByText('The family chose a time for the tour').first()).toBeVisible()
  await page.getByLabel('Move to').selectOption('New date for the tour')
  await expect(page.getByLabel('Available times').getByRole('option', { selected: true })).toContainText(
    '2:30 pm',
  )
  await page.getByLabel('Date of the tour').fill('2030-07-03T14:30')
  await expect(page.getByText('not one of the available times')).toBeVisible()
  await expectAccessible(page)
})
