import type { Browser, Page } from 'playwright/test'
import { expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { nextTotpCode, totpCode } from '@/tests/support/totp-code'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'

// From the first set-up to a lost device: one story, in order.
test.describe.configure({ mode: 'serial' })

let office: MailingInstallation
let secret = ''
let recoveryCodes: string[] = []

test.beforeAll(async () => {
  office = await startMailingInstallation({
    username: 'maria',
    password: PASSWORD,
    email: 'maria@evergrove.example',
  })
})

test.afterAll(() => office.remove())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(office.url + path)
  // Before hydration the browser itself would submit the form.
  await page.waitForLoadState('networkidle')
}

async function typePassword(page: Page, username = 'maria'): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

/** Codes are good once, and the test is faster than the 30-second steps. */
const forgetLastStep = () => office.sql.query('update authenticators set last_step = 0')

async function signIn(page: Page): Promise<void> {
  await typePassword(page)
  await forgetLastStep()
  await page.getByLabel('Code from your app').fill(totpCode(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
}

async function shownSecret(page: Page): Promise<string> {
  return ((await page.locator('code').textContent()) ?? '').replace(/\s/g, '')
}

async function wideScreen(browser: Browser): Promise<Page> {
  return (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
}

test('an authenticator app is set up by keyboard', async ({ page }) => {
  await typePassword(page)
  await page.waitForURL('**/admin')
  await open(page, '/admin/account')
  await page.getByRole('link', { name: 'Set up your second factor' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/account/second-factor')
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Set up the app' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('Code from the app')).toBeFocused()
  await expect(page.getByRole('img', { name: /QR code/ })).toBeVisible()
  await expectAccessible(page)
  secret = await shownSecret(page)
  await page.keyboard.type('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Incorrect code')).toBeVisible()
  await expect(page.getByLabel('Code from the app')).toHaveValue('12345')
  await page.getByLabel('Code from the app').fill(totpCode(secret))
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your second factor is on' })).toBeFocused()
  await expectAccessible(page)
  recoveryCodes = await page.getByRole('listitem').locator('code').allTextContents()
  expect(recoveryCodes).toHaveLength(10)
  await page.getByRole('button', { name: 'I have saved them' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('10 of 10 left')).toBeVisible()
  await expectAccessible(page)
  await until('maria is told', () =>
    office.sink.messages.find(({ parsed }) => parsed.subject?.startsWith('An authenticator app was set up')),
  )
})

test('signing in asks for the code, and what was typed is kept', async ({ page }) => {
  await typePassword(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Enter your code')
  await expect(page.getByLabel('Code from your app')).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Back' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.getByLabel('Username')).toHaveValue('maria')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.getByLabel('Code from your app').fill('12345')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'This code is incorrect' })).toBeVisible()
  await expect(page.getByLabel('Code from your app')).toHaveValue('12345')
  await page.goto(`${office.url}/admin`)
  await page.waitForURL('**/login')
  await typePassword(page)
  await page.getByLabel('Code from your app').fill(nextTotpCode(secret))
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
})

test('a recovery code signs in once and is told by mail', async ({ page }) => {
  await typePassword(page)
  await page.getByRole('button', { name: 'Use a recovery code' }).click()
  await expect(page.getByLabel('Recovery code')).toBeFocused()
  await expectAccessible(page)
  await page.keyboard.type(recoveryCodes[0] ?? '')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
  await open(page, '/admin/account')
  await expect(page.getByText('9 of 10 recovery codes left')).toBeVisible()
  await until('maria is told', () =>
    office.sink.messages.find(({ parsed }) => parsed.subject?.startsWith('A recovery code was used')),
  )
})

test('demanded of administrators, another one reaches nothing before it is set up', async ({
  browser,
  page,
}) => {
  await office.sql.query(`
    insert into users (id, username, password, role, updated_at)
    select gen_random_uuid(), 'nora', password, 'admin', now() from users where username = 'maria'`)
  const maria = await wideScreen(browser)
  await signIn(maria)
  await open(maria, '/admin/users/sign-in')
  await expectAccessible(maria)
  await maria.getByRole('switch', { name: 'Administrators need a second factor' }).click()
  await expect(
    maria.getByText('Administrators now need a second factor', { exact: true }).last(),
  ).toBeVisible()
  await expect(maria.getByRole('switch')).toBeChecked()

  await typePassword(page, 'nora')
  await page.waitForURL('**/admin/account/second-factor')
  await expect(page.getByText('Set one up now')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Lead desk' })).toHaveCount(0)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await page.goto(`${office.url}/admin/users`)
  await page.waitForURL('**/admin/account/second-factor')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Set up the app' }).click()
  const own = await shownSecret(page)
  await page.getByLabel('Code from the app').fill(totpCode(own))
  await page.keyboard.press('Enter')
  await page.getByRole('button', { name: 'I have saved them' }).click()
  await page.waitForURL('**/admin')
  await open(page, '/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
})

test('an administrator takes the factor from somebody who lost their device', async ({ browser, page }) => {
  await signIn(page)
  await open(page, '/admin/users?search=nora')
  await page.getByRole('row').getByRole('link', { name: 'nora', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('nora')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove the second factor' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove it' }).click()
  await expect(page.getByText('Only a password is required for this account')).toBeVisible()
  const nora = await wideScreen(browser)
  await typePassword(nora, 'nora')
  await nora.waitForURL('**/admin/account/second-factor')
})
