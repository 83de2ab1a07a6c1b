import type { Page } from 'playwright/test'
import { leadRow, openAlerts } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'

const PASSWORD = 'a quiet porch at dusk'

/** Time limit for an edit to appear on all instances (decision 003). */
const EDIT_VISIBLE_MS = 2_000

// One story in order, from a family's form to the first call, on two instances of a fresh installation.
test.describe.configure({ mode: 'serial', timeout: 120_000 })

// The mail preview runs no scripts, not even the one Playwright injects into every frame.
test.use({ expectedErrors: [/Blocked script execution in 'about:srcdoc'/] })
// With animations, as families see it.
test.use({ contextOptions: { reducedMotion: 'no-preference' } })

let database: Awaited<ReturnType<typeof createDatabase>>
let first: Instance
let second: Instance

const start = () =>
  startInstance('web', {
    databaseUrl: database.url,
    env: { TRUSTED_PROXY_HOPS: '1', WORKER: 'on', DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data' },
  })

test.beforeAll(async () => {
  database = await createDatabase('seeded')
  first = await start()
  second = await start()
})

test.afterAll(async () => {
  await first.stop()
  await second.stop()
  await database.drop()
})

async function signIn(page: Page): Promise<void> {
  await page.goto(`${first.url}/login`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Sign in' }).click()
  await page.waitForURL(/\/admin/)
}

test('a family opens a community on a phone and asks for a tour', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${first.url}/communities/juniper-house`)
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper House' })).toBeVisible()
  await page.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
  await dialog.getByLabel('Your name').fill('Margaret Ellis')
  await dialog.getByLabel('Phone number').fill('(303) 555-0119')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('What can we help you with?').fill('A room for my father, 84. He cooks.')
  // Forms sent within two seconds count as automated.
  await page.waitForTimeout(2_100)
  await page.clock.install()
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  const success = page.getByText('Request Submitted Successfully!')
  await expect(success).toBeVisible()
  // It stays however long it is read (reading 8).
  await page.clock.runFor(60_000)
  await expect(success).toBeVisible()
  await page.getByRole('link', { name: 'See your request' }).click()
  await page.waitForURL(/\/tour-scheduled\?txn=/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
})

test('the first account finds the lead with its mail and changes its status', async ({ page }) => {
  await page.goto(`${first.url}/login`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Username').fill('maria')
  await page.getByLabel('Email').fill('maria@evergrove.example')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: /create|register/i }).click()
  await page.waitForURL(/\/admin/)

  await page.goto(`${first.url}/admin/tour-requests`)
  await leadRow(page, /Margaret Ellis/).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
  await expect(page.getByText('He cooks.')).toBeVisible()
  await openAlerts(page)
  await page.getByRole('link', { name: 'Read the email' }).first().click()
  await page.waitForURL(/\/admin\/mail\//)
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Tour request for Juniper House')
  await page.goBack()
  await page.waitForURL(/\/admin\/tour-requests\//)

  await page.getByLabel('Move to').selectOption('contacted')
  await page.getByRole('button', { name: 'Save status' }).click()
  await expect(page.getByText('maria moved it to contacted')).toBeVisible()
})

test('an edit appears on the public page within two seconds, on both instances and after kill -9', async ({
  page,
  request,
}) => {
  const seen = async (url: string, text: string) => {
    const deadline = Date.now() + EDIT_VISIBLE_MS
    let html = ''
    do {
      html = await (await request.get(`${url}/communities/juniper-house`)).text()
      if (html.includes(text)) return true
    } while (Date.now() < deadline)
    return false
  }
  // Both instances cache the page before it changes.
  expect(await seen(first.url, 'Marcus Bell')).toBe(true)
  expect(await seen(second.url, 'Marcus Bell')).toBe(true)

  await signIn(page)
  await page.goto(`${first.url}/admin/team-members?search=Marcus`)
  await page.getByRole('link', { name: 'Marcus Bell' }).first().click()
  await page.locator('#field-name').fill('Marcus Bellweather')
  await page.getByRole('button', { name: 'Publish changes' }).click()
  await expect(page.getByText(/^Visitors see it now\./).first()).toBeVisible()

  expect(await seen(first.url, 'Marcus Bellweather')).toBe(true)
  expect(await seen(second.url, 'Marcus Bellweather')).toBe(true)

  await second.kill()
  second = await start()
  expect(await seen(second.url, 'Marcus Bellweather')).toBe(true)
})
