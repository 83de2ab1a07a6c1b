import type { Browser, Page } from 'playwright/test'
import { expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'
const NEXT = 'two chairs and a lamp'

// From the invitation to the new password: one story, in order.
test.describe.configure({ mode: 'serial' })

let office: MailingInstallation

test.beforeAll(async () => {
  const email = 'maria@evergrove.example'
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD, email })
  await office.sql.query(`
    insert into tour_requests (id, name, phone, transaction_id, community_id, updated_at)
    select gen_random_uuid(), 'Family of ' || name, '303-555-0142', gen_random_uuid(), id, now() from communities`)
})

test.afterAll(() => office.remove())

async function open(page: Page, path: string): Promise<void> {
  await page.goto(office.url + path)
  // Before hydration the browser itself would submit the form.
  await page.waitForLoadState('networkidle')
}

async function signIn(page: Page, username: string, password: string): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

/** Maria, the administrator, in her own browser. */
async function maria(browser: Browser): Promise<Page> {
  const page = await (await browser.newContext({ viewport: { width: 1280, height: 900 } })).newPage()
  await signIn(page, 'maria', PASSWORD)
  await page.waitForURL('**/admin')
  return page
}

/** Path of the link of this kind in the newest mail to an address. */
async function linkTo(address: string, parameter: 'invitation' | 'reset'): Promise<string> {
  const pattern = new RegExp(`/login\\?${parameter}=[\\w-]+`)
  const mail = await until(`the mail with the ${parameter}`, () =>
    office.sink.messages.findLast(
      ({ to, parsed }) => to.includes(address) && pattern.test(parsed.text ?? ''),
    ),
  )
  return pattern.exec(mail.parsed.text ?? '')?.[0] ?? ''
}

const SAM = 'sam@evergrove.example'

test('an administrator invites a counselor for one community, by keyboard', async ({ browser }) => {
  const page = await maria(browser)
  await open(page, '/admin/users')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('People')
  await page.getByRole('link', { name: 'Invite someone' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin/users/new')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Email').focus()
  await page.keyboard.type('sam@')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await expect(page.getByLabel('Email')).toHaveValue('sam@')
  await page.keyboard.type('evergrove.example')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('radio', { name: /^Counselor/ })).toBeFocused()
  await page.getByRole('checkbox', { name: 'Juniper House' }).focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('this community only')).toBeVisible()
  await page.getByRole('button', { name: 'Invite', exact: true }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: `${SAM} is invited` })).toBeFocused()
  await expect(page.getByText('The invitation is being emailed')).toBeVisible()
  await open(page, '/admin/users/invitations')
  await expect(page.getByText(SAM, { exact: true })).toBeVisible()
  await until('the mail is there', () => office.sink.messages[0])
  await page.reload()
  await expect(page.getByText('Email sent')).toBeVisible()
})

test('an invitation sent again has a new link, and the page says what became of the old one', async ({
  browser,
  page: stranger,
}) => {
  const old = await linkTo(SAM, 'invitation')
  const page = await maria(browser)
  await open(page, '/admin/users/invitations')
  await page.getByRole('button', { name: /^Send again/ }).click()
  await expect(page.getByRole('heading', { name: `${SAM} is invited` })).toBeFocused()
  await open(stranger, old)
  await expect(stranger.getByText('replaced by a newer one or withdrawn')).toBeVisible()
})

test('the counselor registers by the link and sees the requests of that community only', async ({ page }) => {
  await open(page, await linkTo(SAM, 'invitation'))
  await expect(page.getByLabel('Email')).toHaveValue(SAM)
  await page.getByLabel('Username').fill('sam')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/admin')
  await open(page, '/admin/tour-requests')
  await expect(page.getByText('Family of Juniper House').first()).toBeVisible()
  await expect(page.getByText('Family of Evergrove Lodge')).toHaveCount(0)
  await page.goto(`${office.url}/admin/users`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
  await page.getByRole('link', { name: /^sam/ }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Your account')
  await expect(page.getByText('Counselor, Juniper House.')).toBeVisible()
  await expect(page.getByText('This browser', { exact: true })).toHaveCount(1)
})

test('disabled, the counselor is out at once and told why', async ({ browser, page }) => {
  await signIn(page, 'sam', PASSWORD)
  await page.waitForURL('**/admin')
  const admin = await maria(browser)
  await open(admin, '/admin/users?search=sam')
  await expect(admin.getByText('1 account', { exact: true })).toBeVisible()
  await admin.getByRole('row').getByRole('link', { name: 'sam', exact: true }).click()
  await expect(admin.getByRole('heading', { level: 1 })).toHaveText('sam')
  await expectAccessible(admin)
  await admin.getByRole('button', { name: 'Disable' }).click()
  const dialog = admin.getByRole('dialog')
  await expect(dialog.getByRole('button', { name: 'Cancel' })).toBeFocused()
  await dialog.getByRole('button', { name: 'Disable' }).click()
  await expect(admin.getByText('Disabled', { exact: true })).toBeVisible()
  await page.reload()
  await page.waitForURL('**/login')
  await expect(page.getByText('Your account is disabled')).toBeVisible()
  await admin.getByRole('button', { name: 'Enable' }).click()
  await expect(admin.getByText('Active', { exact: true })).toBeVisible()
})

test('a forgotten password is set anew by the mailed link, once', async ({ page }) => {
  await open(page, '/login')
  await page.getByRole('link', { name: 'Forgot your password?' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Forgot your password?')
  await expectAccessible(page)
  await page.getByLabel('Username or email').fill('Sam')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Check your email' })).toBeFocused()
  const link = await linkTo(SAM, 'reset')
  await open(page, link)
  await expect(page.getByText('For sam.')).toBeVisible()
  await expectAccessible(page)
  await page.locator('input[type=password]').fill('password1')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('alert').filter({ hasText: 'most common' })).toBeVisible()
  await page.locator('input[type=password]').fill(NEXT)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/login?notice=password-changed')
  await expect(page.getByText('Your new password is set')).toBeVisible()
  await open(page, link)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This link does not work')
  await signIn(page, 'sam', NEXT)
  await page.waitForURL('**/admin')
  await until('sam is told', () =>
    office.sink.messages.find(
      ({ to, parsed }) => to.includes(SAM) && parsed.subject?.includes('was changed'),
    ),
  )
})

test('one’s own password and sessions are changed on the account page', async ({ browser, page }) => {
  await signIn(page, 'sam', NEXT)
  await page.waitForURL('**/admin')
  const elsewhere = await (await browser.newContext()).newPage()
  await signIn(elsewhere, 'sam', NEXT)
  await elsewhere.waitForURL('**/admin')
  await open(page, '/admin/account')
  await page.getByLabel('Current password', { exact: true }).fill('wrong')
  await page.getByLabel('New password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('This is not your current password')).toBeVisible()
  await expect(page.getByLabel('New password', { exact: true })).toHaveValue(PASSWORD)
  await page.getByLabel('Current password', { exact: true }).fill(NEXT)
  await page.getByRole('button', { name: 'Change password' }).click()
  await expect(page.getByText('Your other browsers are signed out').first()).toBeVisible()
  await elsewhere.reload()
  await elsewhere.waitForURL('**/login')
  await expect(elsewhere.getByText('Your password was changed')).toBeVisible()
  await page.getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Sign out everywhere' }).click()
  await page.waitForURL('**/login?notice=signed-out-everywhere')
  await expect(page.getByText('You are signed out in every browser')).toBeVisible()
})

for (const width of [390, 1280]) {
  test(`the screens of people have no accessibility violation at ${width} px`, async ({ browser }) => {
    const page = await maria(browser)
    await page.setViewportSize({ width, height: 844 })
    const { rows } = await office.sql.query<{ id: string }>(`select id from users where username = 'sam'`)
    const paths = ['users', 'users/new', 'users/invitations', `users/${rows[0]?.id}`, 'account']
    for (const path of paths) {
      await open(page, `/admin/${path}`)
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expectAccessible(page)
    }
  })
}
