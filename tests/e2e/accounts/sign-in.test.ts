import { createHash, randomUUID } from 'node:crypto'
import { AxeBuilder } from '@axe-core/playwright'
import pg from 'pg'
import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'

/** Page type from the copy of playwright-core that axe's types use. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

const PASSWORD = 'a quiet porch at dusk'

// One installation from its very start: the tests tell one story, in order.
test.describe.configure({ mode: 'serial' })

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Instance
let sql: pg.Client

test.beforeAll(async () => {
  database = await createDatabase('empty')
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  server = await startInstance('web', { databaseUrl: database.url, env: { TRUSTED_PROXY_HOPS: '1' } })
})

test.afterAll(async () => {
  await server.stop()
  await sql.end()
  await database.drop()
})

async function open(page: Page, path: string): Promise<void> {
  await page.goto(server.url + path)
  // Before hydration the browser itself would submit the form.
  await page.waitForLoadState('networkidle')
}

async function signIn(page: Page, username = 'maria', password = PASSWORD): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill(username)
  await page.getByLabel('Password', { exact: true }).fill(password)
  await page.getByRole('button', { name: 'Sign in' }).click()
}

async function invite(email: string, role: string): Promise<string> {
  const token = randomUUID()
  const hash = createHash('sha256').update(token).digest('hex')
  await sql.query(
    `insert into invitations (id, token_hash, email, role, expires_at, updated_at)
     values ($1, $2, $3, $4, now() + interval '1 day', now())`,
    [randomUUID(), hash, email, role],
  )
  return `/login?invitation=${token}`
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage })
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

test('T1: on an empty installation /login registers the first account and goes to /admin', async ({
  page,
}) => {
  await open(page, '/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create the first account')
  await expectAccessible(page)
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Password', { exact: true }).fill('password1')
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'most common' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('maria')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await expect(page.getByText('Good length')).toBeVisible()
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/admin')
  const cookies = await page.context().cookies()
  expect(cookies.map(({ name, httpOnly, sameSite }) => [name, httpOnly, sameSite])).toEqual([
    ['next-auth.session-token', true, 'Lax'],
    ['known-browser', true, 'Lax'],
  ])
})

test('afterwards it is the sign-in screen, and a stranger who registers reads the server’s words', async ({
  page,
}) => {
  await open(page, '/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
  await page.getByRole('button', { name: 'Use your invitation' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused()
  await page.getByLabel('Username').fill('stranger')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await expect(
    page.getByRole('alert').filter({ hasText: 'Registration is by invitation only' }),
  ).toBeVisible()
})

test('T1: an invitation fills the form, gives its role, and is refused the second time', async ({ page }) => {
  const address = await invite('sam@evergrove.example', 'viewer')
  await open(page, address)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Create your account')
  await expect(page.getByLabel('Email')).toHaveValue('sam@evergrove.example')
  await page.getByLabel('Username').fill('sam.field')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL('**/admin')
  expect(await page.evaluate(async () => (await fetch('/api/user')).json())).toMatchObject({ role: 'viewer' })
  await page.context().clearCookies()
  await open(page, address)
  await expect(page.getByText('This invitation has been used')).toBeVisible()
})

test('a wrong password says so, keeps what was typed, and the right one goes to /admin', async ({ page }) => {
  await signIn(page, 'maria', 'not the password')
  await expect(page.getByRole('alert').filter({ hasText: 'Invalid username or password' })).toBeVisible()
  await expect(page.getByLabel('Username')).toHaveValue('maria')
  await expect(page.getByLabel('Password', { exact: true })).toHaveValue('not the password')
  expect(page.url()).not.toContain('password')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL('**/admin')
})

test('without an answer from the server it says Login failed', async ({ page }) => {
  await open(page, '/login')
  await page.route('**/api/login', (route) => route.abort())
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'Login failed' })).toBeVisible()
  await expect(page.getByRole('button', { name: 'Sign in' })).toBeEnabled()
})

test('E13: it works with the keyboard alone and with password managers', async ({ page }) => {
  await open(page, '/login')
  const username = page.getByLabel('Username')
  const password = page.getByLabel('Password', { exact: true })
  await expect(username).toHaveAttribute('autocomplete', 'username')
  await expect(password).toHaveAttribute('autocomplete', 'current-password')
  const stops: string[] = []
  for (let stop = 0; stop < 7; stop += 1) {
    await page.keyboard.press('Tab')
    stops.push(
      await page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent || ''),
    )
  }
  expect(stops[0]).toContain('Skip')
  expect(stops[stops.indexOf('username') + 1]).toBe('password')
  await username.focus()
  await page.keyboard.insertText('maria')
  await page.keyboard.press('Tab')
  await page.keyboard.insertText(PASSWORD)
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(password).toHaveAttribute('type', 'text')
  await expect(page.getByRole('button', { name: 'Hide password' })).toBeFocused()
  await page.keyboard.press('Space')
  await expect(password).toHaveAttribute('type', 'password')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')
})

for (const width of [390, 1280]) {
  test(`/login has no accessibility violation at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 })
    await signIn(page, 'nobody', 'nothing')
    await expect(page.getByRole('alert').filter({ hasText: 'Invalid' })).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Use your invitation' }).click()
    await page.getByLabel('Password', { exact: true }).fill('short')
    await expectAccessible(page)
  })
}

test('the guard shows its spinner while the session is checked, then the page', async ({ page }) => {
  await signIn(page)
  await page.waitForURL('**/admin')
  let answer = () => {}
  const held = new Promise<void>((done) => {
    answer = done
  })
  await page.route('**/api/user', async (route) => {
    await held
    await route.continue()
  })
  await page.reload()
  await expect(page.getByText('Loading...')).toBeVisible()
  await expect(page.getByRole('heading', { level: 1 })).toHaveCount(0)
  answer()
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the guard redirects to /login and renders nothing when the server says that no user is signed in', async ({
  page,
}) => {
  await signIn(page)
  await page.waitForURL('**/admin')
  await page.getByRole('heading', { level: 1 }).waitFor()
  await page.route('**/api/user', (route) =>
    route.fulfill({ status: 401, json: { message: 'Please sign in' } }),
  )
  // The page would redirect a signed-in user back to /admin.
  await page.route('**/login*', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>the login page' }),
  )
  await page.reload({ waitUntil: 'commit' })
  await page.waitForURL('**/login')
  await expect(page.getByText('the login page')).toBeVisible()
})

test('T17: an ended session sees nothing more of /admin, in an open tab as well', async ({ page }) => {
  await signIn(page)
  await page.waitForURL('**/admin')
  const link = page.locator('nav a[href^="/admin/"]').first()
  await link.waitFor()
  await sql.query(`update sessions set revoked_at = now() where revoked_at is null`)
  // The dashboard may notice before the click.
  await Promise.race([link.click(), page.waitForURL('**/login')])
  await page.waitForURL('**/login')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Sign in')
  await page.goBack()
  await page.waitForURL('**/login')
  const html = await (await page.request.get(`${server.url}/admin`, { maxRedirects: 0 })).text()
  expect(html).not.toContain('maria')
})
