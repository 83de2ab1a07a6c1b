import { AxeBuilder } from '@axe-core/playwright'
import pg from 'pg'
import type { APIRequestContext, Page } from 'playwright/test'
import { test as browserTest, expect } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { startInstance } from '@/tests/support/instance'

/** The type from the copy of playwright-core that axe uses. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

const PASSWORD = 'a quiet porch at dusk'

/** Cleared between test files, because waiting families appear on every page. */
const LEFTOVER_TABLES = 'tour_requests, households, fact_reviews, link_findings, phone_taps'
/** Per process, whose test files share an installation. */
let lastFile: string | undefined

type Office = { url: string; sql: pg.Client; output: () => string }
type Installation = {
  office: Office
  /** Runs the outbox when on; set per file with test.use. */
  outbox: 'on' | 'off'
  /** Additional configuration; a file with fake services on random ports extends the test to set it. */
  settings: Record<string, string>
}
type Desk = Pick<Office, 'url' | 'sql'> & {
  /** Signs the administrator in again. */
  signIn(): Promise<void>
  /** Opens /admin/{path}, and waits for its heading and hydration. */
  open(path: string): Promise<void>
  /** Sends JSON as the signed-in administrator; fails on anything but 2xx. */
  post(path: string, data: object): Promise<{ id: string; updatedAt: string }>
  /** Creates a hidden team member named `Name of {slug}`. */
  givenMember(slug: string, more?: object): Promise<{ id: string; updatedAt: string }>
}

/**
 * Playwright's `test` with a demo installation per worker (`office`) and the administrator maria signed in on
 * `page` (`desk`). Tests of one file share the installation, so each works on its own records.
 */
export const test = browserTest.extend<{ desk: Desk }, Installation>({
  outbox: ['off', { option: true, scope: 'worker' }],
  settings: [{}, { option: true, scope: 'worker' }],

  office: [
    async ({ playwright, outbox, settings }, use) => {
      const database = await createDatabase('seeded')
      const sql = new pg.Client({ connectionString: database.url })
      await sql.connect()
      const env = {
        WORKER: outbox,
        TRUSTED_PROXY_HOPS: '1',
        DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data',
        // Lets webhooks reach the fake services.
        WEBHOOK_PRIVATE_ADDRESSES: '127.0.0.1',
        ...settings,
      }
      const server = await startInstance('web', { databaseUrl: database.url, env })
      const stranger = await playwright.request.newContext()
      const first = { username: 'maria', password: PASSWORD, email: 'm@evergrove.example' }
      await send(stranger, `${server.url}/api/register`, first)
      await stranger.dispose()
      await use({ url: server.url, sql, output: server.output })
      await server.stop()
      await sql.end()
      await database.drop()
    },
    { scope: 'worker', timeout: 120_000 },
  ],

  desk: async ({ page, office }, use, info) => {
    const { url, sql, output } = office
    const { file } = info
    if (file !== lastFile) await sql.query(`truncate ${LEFTOVER_TABLES} cascade`)
    lastFile = file
    // An earlier test may have changed her role or shortcuts.
    await sql.query("update users set role = 'admin', shortcuts = true where username = 'maria'")
    const signIn = async () => {
      await send(page.request, `${url}/api/login`, { username: 'maria', password: PASSWORD })
    }
    await signIn()
    const post = (path: string, data: object) => send(page.request, url + path, data)
    const before = output().length
    await use({
      url,
      sql,
      post,
      signIn,
      async open(path) {
        await page.goto(`${url}/admin/${path}`)
        await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
        await hydrated(page)
      },
      givenMember(slug, more = {}) {
        const member = { slug, name: `Name of ${slug}`, role: 'Volunteer', active: false, ...more }
        return post('/api/admin/team-members', member)
      },
    })
    const said = output().slice(before)
    const telling = info.errors.length > 0 ? said : errorLines(said)
    if (telling) console.log(`The server meanwhile:\n${telling}`)
  },
})

export { expect }

/** Errors logged by the server; errors on the page that result from them are only found after the test. */
function errorLines(output: string): string {
  return output
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
    .join('\n')
}

/**
 * Waits for hydration, before which keys do nothing and links load whole pages. Elements get their fiber
 * before it is complete, so both the root's state and every control are checked.
 */
export async function hydrated(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const valueAt = (node: Node, prefix: string) =>
      Object.entries(node).find(([key]) => key.startsWith(prefix))?.[1]
    const root = valueAt(document, '__reactContainer$')?.stateNode
    if (root?.current.memoizedState.isDehydrated !== false) return false
    return [...document.querySelectorAll('h1, main :is(a, button, input)')].every((control) =>
      valueAt(control, '__reactFiber$'),
    )
  })
  // Effects of the first render run in the following ticks.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

async function send(from: APIRequestContext, address: string, data: object) {
  const answer = await from.post(address, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as { id: string; updatedAt: string }
}

/** Publishes or saves, depending on the entity. */
export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish|Publish changes)$/ })
export const saved = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(/^(Saved|Published)$/)
/** Autosave status in the form's bar. */
export const draftSaved = (page: Page) => page.getByRole('status').filter({ hasText: /^Draft saved/ })

/** A request in the desk's list; its name may also stand in the link to the next family. */
export const leadRow = (page: Page, name: string | RegExp) =>
  page.getByRole('region', { name: 'Tour requests' }).getByRole('link', { name })

/** Chooses an entry of the desk's menu, which holds what its toolbar has no room for. */
export async function chooseFromDeskMenu(page: Page, name: string): Promise<void> {
  // On a phone a notification covers the button until it is closed.
  const notifications = page.locator('[data-toast-region] li')
  while ((await notifications.count()) > 0) {
    const close = notifications.first().getByRole('button', { name: 'Close' })
    // It may go by itself at the same moment.
    await close.click({ timeout: 2000 }).catch(() => {})
  }
  await page.getByRole('button', { name: 'More', exact: true }).click()
  await page.getByRole('menuitem', { name }).click()
}

/** Opens the line of alerts below the deliveries of a request. */
export async function openAlerts(page: Page): Promise<void> {
  const deliveries = page.locator('section', { has: page.getByRole('heading', { name: 'Deliveries' }) })
  const line = deliveries.locator('details', { has: page.getByText(/^\d+ alerts?, /) })
  // It opens by itself while an alert has not arrived.
  if ((await line.getAttribute('open')) === null) await line.locator('summary').click()
}

/** Expects no axe violations and no horizontal overflow. */
export async function expectAccessible(page: Page, { frames = true } = {}): Promise<void> {
  let found = await findingsOf(page, frames)
  // After client-side navigation the title arrives late, with the rest of the page's data.
  if (found.some((finding) => finding.startsWith('document-title'))) found = await findingsOf(page, frames)
  expect(found).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

async function findingsOf(page: Page, frames: boolean): Promise<string[]> {
  await expect(page).toHaveTitle(/./)
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage })
    // As in tests/support/axe.ts.
    .setLegacyMode()
    .options({ resultTypes: ['violations'], iframes: frames })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}
