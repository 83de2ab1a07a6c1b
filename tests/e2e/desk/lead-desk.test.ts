import type { Page } from 'playwright/test'
import { expectAccessible, leadRow, openAlerts } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { hearAnnouncements, readAloud } from '@/tests/support/read-aloud'
import { signInAs } from '@/tests/support/sign-in-as'

const PASSWORD = 'a quiet porch at dusk'
const REFUSING = 'manager-on-duty@evergrove.example'

// One morning at the desk; the tests run in order.
test.describe.configure({ mode: 'serial' })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD }, { reject: REFUSING })
})

test.afterAll(() => office.remove())

test.beforeEach(async ({ page }) => {
  await office.sql.query(`update users set role = 'admin'`)
  await signInAs(page, office.url, 'maria', PASSWORD)
})

async function openDesk(page: Page, query = ''): Promise<void> {
  await page.goto(`${office.url}/admin/tour-requests${query}`)
  await expect(
    page.getByRole('region', { name: 'Tour requests' }).getByRole('status').first(),
  ).not.toBeEmpty()
}

async function openLead(page: Page, name: string): Promise<void> {
  await openDesk(page, '?tab=all')
  await leadRow(page, name).click()
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible()
}

const statusPanel = (page: Page) =>
  page.locator('section', { has: page.getByRole('heading', { name: 'Status' }) })

async function moveTo(page: Page, label: string): Promise<void> {
  await page.getByLabel('Move to').selectOption({ label })
}

test('a request appears on the open desk, is announced and counted in the title', async ({ page }) => {
  await openDesk(page)
  await expect(page.getByText('Nobody is waiting for a call.')).toBeVisible()
  await page.evaluate(() => {
    document.body.dataset.sameDocument = 'yes'
  })
  await sendLead(office.url, {
    name: 'Margaret Ellis',
    email: 'margaret@example.com',
    message: 'For my father, 84. He cooks.',
    utmSource: 'google',
  })
  await expect(page.getByRole('link', { name: 'Margaret Ellis' })).toBeVisible({ timeout: 5_000 })
  await expect(page.getByText('New request from Margaret Ellis')).toBeAttached()
  await expect(page).toHaveTitle(/^\(1\) Tour requests/)
  // It is not opened for people who may be looking elsewhere.
  await expect(leadRow(page, 'Margaret Ellis')).toContainText('(not opened yet)')
  expect(await page.evaluate(() => document.body.dataset.sameDocument)).toBe('yes')
})

test('E31: the first one lies open beside the list, with everything about it, and counts as seen', async ({
  page,
}) => {
  const announced = await hearAnnouncements(page)
  await openDesk(page)
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
  const row = leadRow(page, 'Margaret Ellis')
  await expect(row).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('timer')).toBeVisible()
  await expect(page.getByText('He cooks.')).toBeVisible()
  await expect(page.getByText('maria opened the request')).toBeVisible()
  await expect(row).not.toContainText('(not opened yet)')
  // "to go" while the phones are closed.
  const timeless = (lines: string[]) =>
    lines.map((line) => line.replace(/\d+:[\d:]+ (left|to go)/, '9:59 left'))
  expect(timeless(await readAloud(page, { role: 'region', name: 'Tour requests' }))).toEqual([
    'region: Tour requests',
    'heading: Call next, level 2',
    'status',
    '1 waiting',
    'list',
    'listitem',
    'link: Margaret Ellis 9:59 left Any community · tour request Owner: maria',
  ])
  expect(timeless(await readAloud(page, { role: 'article' })).slice(0, 17)).toEqual([
    'article',
    'heading: Margaret Ellis, level 1',
    'New',
    'For my father, 84. He cooks.',
    'list',
    'listitem',
    'Any community',
    'listitem',
    'google',
    'button: Skip, collapsed',
    'timer: Time for the promised call',
    '9:59 left',
    expect.stringMatching(/^link: Call \(303\) 555-\d{4}$/),
    'link: Text',
    'term: Phone',
    'definition',
    expect.stringMatching(/^\(303\) 555-\d{4}$/),
  ])
  expect(await announced()).toContain('status: 1 waiting')
  await openAlerts(page)
  await expect(page.getByText('250 OK: message queued').first()).toBeVisible({ timeout: 30_000 })
})

test('typed text survives a change made elsewhere', async ({ page }) => {
  await openLead(page, 'Margaret Ellis')
  await page.getByLabel('About the family').fill('Prefers the afternoon')
  await page.getByLabel('Add to the history').fill('Left a message')
  await page.evaluate(async () => {
    const id = location.pathname.split('/').pop()
    await fetch(`/api/admin/tour-requests/${id}/notes`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ text: 'From another desk' }),
    })
  })
  await expect(page.getByText('From another desk')).toBeVisible({ timeout: 5_000 })
  await expect(page.getByLabel('About the family')).toHaveValue('Prefers the afternoon')
  await page.getByRole('button', { name: 'Save notes' }).click()
  await expect(page.getByText('maria changed the notes')).toBeVisible()
  await expect(page.getByLabel('Add to the history')).toHaveValue('Left a message')
  await page.getByRole('button', { name: 'Add', exact: true }).click()
  await expect(page.getByRole('listitem').filter({ hasText: 'Left a message' })).toBeVisible()
  await expect(page.getByLabel('Add to the history')).toHaveValue('')
})

test('the status changes, with a date in the community’s time zone and a reason where needed', async ({
  page,
}) => {
  await openLead(page, 'Margaret Ellis')
  await moveTo(page, 'Contacted')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('maria moved it to contacted')).toBeVisible()
  await moveTo(page, 'Scheduled')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(statusPanel(page).getByText('Please enter', { exact: false })).toBeVisible()
  await page.getByLabel('Date of the tour').fill('2030-07-03T14:30')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('maria moved it to scheduled')).toBeVisible()
  await expect(page.getByRole('definition').filter({ hasText: 'Jul 3, 2:30 pm MDT' })).toBeVisible()
  await moveTo(page, 'New date for the tour')
  await expect(page.getByLabel('Date of the tour')).toHaveValue('2030-07-03T14:30')
  await page.getByLabel('Date of the tour').fill('2030-07-04T10:00')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('maria set the tour')).toBeVisible()
  await moveTo(page, 'Not interested')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('Please say why')).toBeVisible()
  await page.getByLabel('Why').fill('Chose to stay at home')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('maria moved it to not interested')).toBeVisible()
  await expect(page.getByText('Chose to stay at home')).toBeVisible()
})

test('a counselor sees only listed moves, a viewer no form, an editor nothing', async ({ page }) => {
  await openLead(page, 'Margaret Ellis')
  await office.sql.query(`update users set role = 'counselor'`)
  await page.reload()
  await expect(page.getByLabel('Move to').locator('option')).toHaveText(['Choose the next step', 'Follow-up'])
  await office.sql.query(`update users set role = 'viewer'`)
  await page.reload()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expect(page.getByLabel('Move to')).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Send again' })).toHaveCount(0)
  await office.sql.query(`update users set role = 'editor'`)
  for (const path of ['/admin/tour-requests', new URL(page.url()).pathname, '/admin/mail']) {
    await page.goto(office.url + path)
    await expect(page.getByRole('heading', { level: 1, name: 'Not for your role' })).toBeVisible()
    await expectAccessible(page)
  }
  await expect(page.getByText('Margaret')).toHaveCount(0)
})

test('a failed alert is resent once the address works', async ({ page }) => {
  await sendLead(office.url, { name: 'Harold Brandt', source: 'callback' })
  await openLead(page, 'Harold Brandt')
  const delivery = page.getByRole('listitem').filter({ hasText: `Email to ${REFUSING}` })
  await expect(delivery.getByText('Given up')).toBeVisible({ timeout: 30_000 })
  await expect(delivery).toContainText('550 No such user here')
  await page.goto(`${office.url}/admin`)
  const problems = page.getByRole('region', { name: 'Problems' })
  await expect(problems).toContainText(REFUSING)
  await problems.getByRole('link', { name: 'Harold Brandt' }).click()
  await office.sink.setMode('accept')
  await delivery.getByRole('button', { name: 'Send again' }).click()
  await expect(delivery.getByText('Accepted', { exact: true })).toBeVisible({ timeout: 30_000 })
  await expect(page.getByText('maria sent the alert again')).toBeVisible()
})

test('a quarantined request is released into the queue', async ({ page }) => {
  await sendLead(office.url, { name: 'Quentin Fast', honeypot: 'https://pills.example' })
  await openDesk(page)
  await expect(leadRow(page, 'Quentin Fast')).toHaveCount(0)
  await page.getByRole('link', { name: /^Quarantine/ }).click()
  const held = leadRow(page, 'Quentin Fast')
  await expect(held).toContainText('score 80')
  await expect(held).toContainText('hidden field filled')
  await held.click()
  const banner = page.getByRole('region', { name: 'Quarantine' })
  await expect(banner).toContainText('score 80 of 100: a field people cannot see was filled in')
  await expect(banner).toContainText('Nobody has been alerted')
  await page.getByRole('button', { name: 'Not spam: put it in the queue' }).click()
  await expect(page.getByText('maria released it from quarantine')).toBeVisible()
  await page.getByRole('link', { name: /^Queue/ }).click()
  await expect(leadRow(page, 'Quentin Fast')).toBeVisible()
})

test('search and filters are in the URL, and Back undoes them', async ({ page }) => {
  await openDesk(page, '?tab=all')
  const search = page.getByRole('searchbox')
  await search.fill('harold')
  await search.press('Enter')
  // The first one found is opened beside the list.
  await page.waitForURL(/\/admin\/tour-requests\/[^/?]+\?tab=all&search=harold$/)
  await expect(page.getByText('1 request', { exact: true })).toBeVisible()
  await expect(search).toBeFocused()
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Status', { exact: true }).selectOption('toured')
  await page.getByRole('button', { name: 'Apply' }).click()
  await expect(page.getByText('No request fits this search and these filters.')).toBeVisible()
  await page.goBack()
  await expect(leadRow(page, 'Harold Brandt')).toBeVisible()
  await page.goBack()
  await expect(leadRow(page, 'Margaret Ellis')).toBeVisible()
  await expect(search).toHaveValue('')
})

test('on a phone the call button is at the bottom, and the list one tap back', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openDesk(page, '?tab=all&search=ellis')
  await leadRow(page, 'Margaret Ellis').click()
  const call = page.getByRole('link', { name: 'Call (303)' })
  await expect(call).toHaveAttribute('href', /^tel:\+1303555/)
  const box = await call.boundingBox()
  expect(box && box.y + box.height).toBeGreaterThan(780)
  expect(box?.height).toBeGreaterThanOrEqual(44)
  await expect(page.getByRole('region', { name: 'Tour requests' })).toBeHidden()
  await page.getByRole('link', { name: 'All requests' }).click()
  await page.waitForURL('**/admin/tour-requests?tab=all&search=ellis')
})

for (const width of [390, 1280]) {
  test(`no screen of the desk has an accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await sendLead(office.url, { name: `Held Back ${width}`, honeypot: 'x' })
    await page.goto(`${office.url}/admin`)
    await expect(page.getByRole('heading', { name: 'Call next' })).toBeVisible()
    await expectAccessible(page)
    await openDesk(page)
    await expectAccessible(page)
    await openDesk(page, '?tab=quarantine')
    await page.getByRole('button', { name: /^Filters/ }).click()
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: /^Filters/ })).toBeFocused()
    await leadRow(page, `Held Back ${width}`).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Held Back' })).toBeVisible()
    await expectAccessible(page)
    await openLead(page, 'Harold Brandt')
    await moveTo(page, 'Not interested')
    await page.getByRole('button', { name: 'Save status' }).click()
    await expect(page.getByText('Please say why')).toBeVisible()
    await expectAccessible(page)
    await page.goto(`${office.url}/admin/mail`)
    await expect(page.getByRole('link', { name: /Harold Brandt/ }).first()).toBeVisible()
    await expectAccessible(page)
  })
}

test('T80: an open desk does not hold up a stopping server, and is live again after the restart', async ({
  page,
}) => {
  await openDesk(page)
  // A part of the screen that is still being loaded would not arrive.
  await page.waitForLoadState('networkidle')
  const began = Date.now()
  await office.stopServer()
  expect(Date.now() - began).toBeLessThan(5_000)
  await office.startServer()
  await sendLead(office.url, { name: 'June Nakamura' })
  await expect(leadRow(page, 'June Nakamura')).toBeVisible({ timeout: 15_000 })
})
