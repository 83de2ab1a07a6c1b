import { AxeBuilder } from '@axe-core/playwright'
import pg from 'pg'
import type { APIRequestContext, Page } from 'playwright/test'
import { test as browserTest, expect } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { startInstance } from '@/tests/support/instance'

/** The same class, from the copy of playwright-core that axe's types name. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

const PASSWORD = 'a quiet porch at dusk'

type Office = { url: string; sql: pg.Client }
type Desk = Office & {
  /** Opens /admin/{path} and waits for its heading. */
  open(path: string): Promise<void>
  /** Sends JSON as the signed-in administrator; fails on anything but 2xx. */
  post(path: string, data: object): Promise<{ id: string; updatedAt: string }>
  /** A hidden team member named `Name of {slug}`. */
  givenMember(slug: string, more?: object): Promise<{ id: string; updatedAt: string }>
}

/**
 * Playwright's `test` with a demo installation per worker (`office`) and the administrator maria signed in on `page`
 * (`desk`). Tests of one file share the installation, so each works on records of its own.
 */
export const test = browserTest.extend<{ desk: Desk }, { office: Office }>({
  office: [
    async ({ playwright }, use) => {
      const database = await createDatabase('seeded')
      const sql = new pg.Client({ connectionString: database.url })
      await sql.connect()
      const env = { TRUSTED_PROXY_HOPS: '1', DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data' }
      const server = await startInstance('web', { databaseUrl: database.url, env })
      const stranger = await playwright.request.newContext()
      const first = { username: 'maria', password: PASSWORD, email: 'm@evergrove.example' }
      await send(stranger, `${server.url}/api/register`, first)
      await stranger.dispose()
      await use({ url: server.url, sql })
      await server.stop()
      await sql.end()
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  desk: async ({ page, office }, use) => {
    const { url, sql } = office
    // The test before may have made her an editor.
    await sql.query("update users set role = 'admin' where username = 'maria'")
    await send(page.request, `${url}/api/login`, { username: 'maria', password: PASSWORD })
    const post = (path: string, data: object) => send(page.request, url + path, data)
    await use({
      ...office,
      post,
      async open(path) {
        await page.goto(`${url}/admin/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      },
      givenMember(slug, more = {}) {
        const member = { slug, name: `Name of ${slug}`, role: 'Volunteer', active: false, ...more }
        return post('/api/admin/team-members', member)
      },
    })
  },
})

export { expect }

async function send(from: APIRequestContext, address: string, data: object) {
  const answer = await from.post(address, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as { id: string; updatedAt: string }
}

export const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
export const saved = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByText('Saved')

/** No finding of axe, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  // After a link was followed the new title comes with the data of the page.
  await expect(page).toHaveTitle(/./)
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).analyze()
  const found = violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
  expect(found).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}
