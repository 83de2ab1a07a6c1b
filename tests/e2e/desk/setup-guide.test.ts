import { expect, test } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { hydrated } from '@/tests/support/hydrated'
import { type Instance, startInstance } from '@/tests/support/instance'

const PASSWORD = 'a quiet porch at dusk'

test.describe.configure({ mode: 'serial', timeout: 120_000 })

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Instance

test.beforeAll(async () => {
  database = await createDatabase('empty')
  server = await startInstance('web', { databaseUrl: database.url, isOpen: false })
})

test.afterAll(async () => {
  await server.stop()
  await database.drop()
})

test('T130, T131: an empty installation opens to visitors by its guide', async ({ page, browser }) => {
  const visitor = await browser.newPage()
  await visitor.goto(server.url)
  await expect(visitor.getByRole('heading', { level: 1 })).toHaveText('Opening soon')
  await expect(visitor.getByRole('link')).toHaveCount(0)

  await page.goto(`${server.url}/login`)
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Username').fill('nora')
  await page.getByLabel('Password', { exact: true }).fill(PASSWORD)
  await page.getByRole('button', { name: 'Create account' }).click()
  await page.waitForURL(/\/admin/)
  await page.goto(`${server.url}/admin/setup`)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Set up this site')
  await expect(page.getByText('1 of 10 done')).toBeVisible()
  await page.getByLabel('Company name').fill('Maple Grove')
  await page.getByLabel('Phone (displayed)').fill('(614) 555-0110')
  await page.getByLabel('Time zone').selectOption({ label: 'Eastern Time' })
  await page.getByRole('button', { name: 'Save', exact: true }).click()
  await expect(page.getByText('Maple Grove, (614) 555-0110, Eastern Time')).toBeVisible()
  // The first change of the brand creates its row.
  await page.goto(`${server.url}/admin/brand`)
  const color = page.getByRole('textbox', { name: 'Main color', exact: true })
  await hydrated(color)
  await color.fill('#1f3a6e')
  await page.getByRole('button', { name: 'Save' }).first().click()
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible()
  await page.goto(`${server.url}/admin/setup`)
  await page.getByRole('button', { name: 'Create its parts' }).click()
  await expect(page.getByText('Home page: 7 parts of yours, no known broken links')).toBeVisible()

  // Staff see the site before it opens.
  const site = await page.context().newPage()
  await site.goto(server.url)
  await expect(site.getByRole('contentinfo')).toContainText('(614) 555-0110')
  await page.getByRole('button', { name: 'Open', exact: true }).click()
  await page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: 'Open the site' })
    .click()
  await expect(page.getByText(/^Open since /)).toBeVisible()
  await expect(async () => {
    await visitor.goto(server.url)
    await expect(visitor.getByRole('contentinfo')).toContainText('Maple Grove', { timeout: 1_000 })
  }).toPass()
  await visitor.close()

  await page.keyboard.press('Control+k')
  await page.getByRole('combobox').fill('voicemail')
  await page.getByRole('option', { name: 'Setup: Staffed hours' }).click()
  await page.waitForURL(/\/admin\/setup#hours$/)
})
