import { createServer } from 'node:net'
import type { CDPSession, Page } from 'playwright/test'
import { expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'

const PASSWORD = 'a quiet porch at dusk'

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Instance
let url: string

// Passkeys need a host name, so the site is configured as localhost on its own port.
test.beforeAll(async () => {
  database = await createDatabase('seeded')
  const port = await freePort()
  url = `http://localhost:${port}`
  const files = process.env.TEST_SEED_DATA_DIR ?? '.data'
  const env = { TRUSTED_PROXY_HOPS: '1', PORT: String(port), SITE_URL: url, DATA_DIR: files }
  server = await startInstance('web', { databaseUrl: database.url, env })
  const answer = await fetch(`${url}/api/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: JSON.stringify({ username: 'maria', password: PASSWORD }),
  })
  if (!answer.ok) throw new Error(await answer.text())
})

test.afterAll(async () => {
  await server.stop()
  await database.drop()
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer().on('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address()
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(url + path)
  // Before hydration the browser itself would submit the form.
  await page.waitForLoadState('networkidle')
}

async function typePassword(page: Page): Promise<void> {
  await open(page, '/login')
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.keyboard.press('Enter')
}

async function leave(page: Page): Promise<void> {
  await page.context().clearCookies()
  await open(page, '/login')
}

/** Adds a virtual authenticator that always verifies the user. */
async function addAuthenticator(page: Page): Promise<{ cdp: CDPSession; id: string }> {
  const cdp = await page.context().newCDPSession(page)
  await cdp.send('WebAuthn.enable')
  const { authenticatorId } = await cdp.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  })
  return { cdp, id: authenticatorId }
}

test('a passkey is made, signs in alone and after the password, and is removed', async ({ page }) => {
  await open(page, '/login')
  await expect(page.getByRole('button', { name: 'Sign in with a passkey' })).toHaveCount(0)
  const device = await addAuthenticator(page)
  await typePassword(page)
  await page.waitForURL('**/admin')
  await open(page, '/admin/account/second-factor')
  await expectAccessible(page)
  await page.getByLabel('Name of the new passkey').fill(' ')
  await page.getByRole('button', { name: 'Add a passkey' }).click()
  await expect(page.getByText('Please enter a name')).toBeVisible()
  await page.getByLabel('Name of the new passkey').fill('Front desk')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Your second factor is on' })).toBeFocused()
  const [recoveryCode = ''] = await page.getByRole('listitem').locator('code').allTextContents()
  await page.getByRole('button', { name: 'I have saved them' }).click()
  const keys = page.getByRole('list', { name: 'Your passkeys' })
  await expect(keys).toContainText('Front desk')
  await expect(keys).toContainText('Not used yet')
  await expectAccessible(page)

  await leave(page)
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click()
  await page.waitForURL('**/admin')

  await leave(page)
  await typePassword(page)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Use your passkey')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await page.waitForURL('**/admin')

  // Without verification the page says so, and a recovery code works.
  await device.cdp.send('WebAuthn.setUserVerified', { authenticatorId: device.id, isUserVerified: false })
  await leave(page)
  await typePassword(page)
  await page.getByRole('button', { name: 'Use your passkey' }).click()
  await expect(page.getByRole('alert').filter({ hasText: 'No passkey was used' })).toBeVisible()
  await page.getByLabel('Recovery code').fill(recoveryCode)
  await page.keyboard.press('Enter')
  await page.waitForURL('**/admin')

  await open(page, '/admin/account/second-factor')
  await expect(keys).toContainText('Last used')
  await page.getByRole('button', { name: 'Remove the passkey Front desk' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Remove it' }).click()
  await expect(keys).toHaveCount(0)
  await leave(page)
  await typePassword(page)
  await page.waitForURL('**/admin')
})
