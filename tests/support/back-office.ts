import { AxeBuilder } from '@axe-core/playwright'
import pg from 'pg'
import type { APIRequestContext, Page } from 'playwright/test'
import { test as browserTest, expect } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { startInstance } from '@/tests/support/instance'

/** The same class, from the copy of playwright-core that axe's types name. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

const PASSWORD = 'a quiet porch at dusk'

/** What the tests of one file leave and those of the next must not see: waiting families stand on every screen. */
const LEFT_BEHIND = 'tour_requests, households, fact_reviews, link_findings, phone_taps'
/** Of this process, whose installation its files share. */
let lastFile: string | undefined

type Office = { url: string; sql: pg.Client; output: () => string }
type Installation = {
  office: Office
  /** Whether the installation works its outbox; a file sets it with test.use. */
  outbox: 'on' | 'off'
  /** Configuration beside that; a file whose other systems listen wherever there is room extends the test by it. */
  settings: Record<string, string>
}
type Desk = Pick<Office, 'url' | 'sql'> & {
  /** Signs the administrator in again. */
  signIn(): Promise<void>
  /** Opens /admin/{path} and waits until it shows its heading and answers to keys. */
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
        // The other systems of the tests.
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
    if (file !== lastFile) await sql.query(`truncate ${LEFT_BEHIND} cascade`)
    lastFile = file
    // The test before may have made her an editor, or switched her keys off.
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
        await awake(page)
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

/** What a server reported; an error of the page that follows from it is found only after the test. */
function errorLines(output: string): string {
  return output
    .split('\n')
    .filter((line) => /"level":[56]0/.test(line))
    .join('\n')
}

/**
 * Waits until React has taken over what the server drew: before that keys do nothing and links load whole pages. An element gets its
 * fiber while that is still under way, so the document's root is asked whether it is done, and every control whether it was reached.
 */
export async function awake(page: Page): Promise<void> {
  await page.waitForFunction(() => {
    const valueAt = (node: Node, prefix: string) =>
      Object.entries(node).find(([key]) => key.startsWith(prefix))?.[1]
    const root = valueAt(document, '__reactContainer$')?.stateNode
    if (root?.current.memoizedState.isDehydrated !== false) return false
    return [...document.querySelectorAll('h1, main :is(a, button, input)')].every((control) =>
      valueAt(control, '__reactFiber$'),
    )
  })
  // What it does after the first drawing comes with the next turns.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))))
}

async function send(from: APIRequestContext, address: string, data: object) {
  const answer = await from.post(address, { data, headers: { 'sec-fetch-site': 'same-origin' } })
  expect(answer.ok(), `${address}: ${answer.status()}`).toBe(true)
  return (await answer.json()) as { id: string; updatedAt: string }
}

/** What brings a form to the site: at once where nothing is published, else by publishing. */
export const save = (page: Page) => page.getByRole('button', { name: /^(Save|Publish|Publish changes)$/ })
export const saved = (page: Page) =>
  page.getByRole('region', { name: /Notifications/ }).getByText(/^(Saved|Published)$/)
/** The line of the bar that says whether what is typed is stored. */
export const draftSaved = (page: Page) => page.getByRole('status').filter({ hasText: /^Draft saved/ })

/** No finding of axe, and nothing wider than the screen. */
export async function expectAccessible(page: Page): Promise<void> {
  let found = await findingsOf(page)
  // After a link was followed the page stands for a moment without the title, which comes with the rest of its data.
  if (found.some((finding) => finding.startsWith('document-title'))) found = await findingsOf(page)
  expect(found).toEqual([])
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

async function findingsOf(page: Page): Promise<string[]> {
  await expect(page).toHaveTitle(/./)
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage })
    // As in tests/support/axe.ts.
    .setLegacyMode()
    .options({ resultTypes: ['violations'] })
    .analyze()
  return violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)
}
