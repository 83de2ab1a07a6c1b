import type { Page } from 'playwright/test'
import { expectAccessible, leadRow } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'
const FAMILY = 'ruth@example.com'

test.describe.configure({ mode: 'serial' })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'sam', password: PASSWORD })
  // Around the clock, so that the story is told at any hour.
  await office.sql.query('delete from staffed_hours')
  for (let weekday = 0; weekday < 7; weekday++)
    await office.sql.query(
      `insert into staffed_hours (id, weekday, opens_at, closes_at, updated_at) values (gen_random_uuid(), $1, '00:00', '24:00', now())`,
      [weekday],
    )
  await office.stopServer()
  await office.startServer()
})

test.afterAll(() => office.remove())

async function signIn(page: Page): Promise<void> {
  await signInAs(page, office.url, 'sam', PASSWORD)
}

test('B11: a family without JavaScript reads who calls, saves the contact and chooses another time', async ({
  browser,
  page,
}) => {
  await signIn(page)
  await page.goto(`${office.url}/admin/account`)
  await page.getByLabel('Name for families').fill('Ann')
  await page.getByLabel('Number that families see').fill('303 555 0140')
  await page.getByRole('button', { name: 'Save caller' }).click()
  await expect(page.getByText('Caller saved', { exact: true })).toBeVisible()

  const context = await browser.newContext({
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const family = await context.newPage()
  await family.goto(`${office.url}/contact?community=juniper-house`)
  const form = family.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Your name').fill('Ruth Ellis')
  await form.getByLabel('Phone number').fill('(303) 555-0188')
  await form.getByLabel('Email').fill(FAMILY)
  await form.getByRole('button', { name: 'Get My Information' }).click()
  await expect(family).toHaveURL(/\/tour-scheduled\?txn=/)
  await until('the request has an owner', async () => {
    const { rows } = await office.sql.query(`select 1 from tour_requests where owner_id is not null`)
    return rows[0]
  })
  await family.reload()
  await expect(family.getByText(/^Ann, \(303\) 555-0140, (on \w+ )?before \d+:\d\d [ap]m$/)).toBeVisible()

  const card = await family
    .getByRole('link', { name: 'Save the number to your contacts' })
    .getAttribute('href')
  const answer = await context.request.get(office.url + card)
  expect(answer.headers()['content-type']).toBe('text/vcard; charset=utf-8')
  expect(await answer.text()).toContain('TEL;TYPE=WORK,VOICE,PREF:+13035550140\r\n')

  await family.getByLabel('Call time').selectOption({ index: 4 })
  await family.getByRole('button', { name: 'Call me then' }).click()
  await expect(family).toHaveURL(/\/tour-scheduled\/[\w-]+\?sent=call$/)
  await expect(family.getByText('We will call you then.')).toBeVisible()
  await expect(family.getByText(/^We will call you on .* between .* and .*, as you asked\.$/)).toBeVisible()
  await context.close()

  const mail = await until('the family has the new time by mail', () =>
    office.sink.messages.find(
      ({ to, parsed }) => to.includes(FAMILY) && /^Your call: /.test(parsed.subject ?? ''),
    ),
  )
  expect(mail.parsed.text).toContain('Who will call you: Ann, (303) 555-0140, ')
})

test('C2: the desk shows the chosen time, and after a call that nobody answered counts down to the second', async ({
  page,
}) => {
  await signIn(page)
  await page.goto(`${office.url}/admin/tour-requests`)
  const row = leadRow(page, /Ruth Ellis/)
  await expect(row).toContainText(/Call at (\w{3} )?\d+:\d\d [ap]m/)
  await row.click()
  await expect(page.getByText(/^Call requested for /)).toBeVisible()
  await expect(page.getByText('The family chose a time for the call').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('radio', { name: 'No answer' }).check()
  await expect(page.getByText('Next: call a second time in 3 minutes')).toBeVisible()
  await page.getByRole('button', { name: 'Log it' }).click()
  await expect(page.getByRole('timer')).toHaveText(/^in 2:\d\d$/)

  await page.goto(`${office.url}/admin/response-times`)
  const figures = page.getByRole('region', { name: 'First calls by number' })
  await expect(figures.getByRole('row', { name: /\(303\) 555-0140, sam/ })).toBeVisible()
  await expectAccessible(page)
})

/** Faster forms count as automated (two seconds). */
const HUMAN_PAUSE = 2_100

test('T112: while the phones are closed the form says when we call, and a family books the time in it', async ({
  page,
}) => {
  const tomorrow = new Date(Date.now() + 24 * 60 * 60_000)
  const day = tomorrow.toLocaleDateString('en-US', { timeZone: 'America/Denver', weekday: 'short' })
  await office.sql.query('delete from staffed_hours')
  await office.sql.query(
    `insert into staffed_hours (id, weekday, opens_at, closes_at, updated_at) values (gen_random_uuid(), $1, '08:00', '20:00', now())`,
    [['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'].indexOf(day)],
  )
  await office.stopServer()
  await office.startServer()
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${office.url}/contact`)
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Your name').fill('Ruth Night')
  await expect(form.getByText('Phones: closed, open again tomorrow 8 am')).toBeVisible()
  await expect(form.getByText(/we will call you tomorrow between 8 am and 8:10 am/)).toBeVisible()
  await expect(form.getByText('Rather talk now?')).toHaveCount(0)
  await expect(form.getByText('Phones open tomorrow 8 am.')).toBeVisible()
  await form.getByLabel('When should we call?').selectOption({ index: 2 })
  await form.getByLabel('Phone number').fill('(303) 555-0189')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Continue' }).click()
  await page.waitForTimeout(HUMAN_PAUSE)
  await form.getByRole('button', { name: 'Get My Information' }).click()
  await expect(page.getByText(/between 8:10 am and 8:20 am, as you asked\./)).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call us instead' })).toHaveCount(0)
})
