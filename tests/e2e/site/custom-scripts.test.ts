import type { Browser, Page } from 'playwright/test'
import { test as deskTest, expect, expectAccessible, save, saved } from '@/tests/support/back-office'
import { awaitHydration } from '@/tests/support/browser'
import { followLink } from '@/tests/support/follow-link'
import { openTab } from '@/tests/support/form-parts'
import { startHttpStub } from '@/tests/support/http-stub'

type ScriptServer = Awaited<ReturnType<typeof startHttpStub>>

/** A vendor's script, which reports to its host that it runs. */
const FILE = `window.seen = ['file']
fetch(new URL('/collect', document.currentScript.src), { method: 'POST', mode: 'no-cors', body: location.pathname })`
/** Characters that two parsers could read differently. */
const WORDS = 'é\u00a0李 &amp; <!--'

const test = deskTest.extend<object, { vendor: ScriptServer }>({
  vendor: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const headers = { 'content-type': 'text/javascript' }
      const vendor = await startHttpStub({ status: 200, body: FILE, headers })
      await use(vendor)
      await vendor.close()
    },
    { scope: 'worker' },
  ],
  settings: [({ vendor }, use) => use({ CUSTOM_SCRIPT_HOSTS: vendor.url }), { scope: 'worker' }],
})
test.describe.configure({ mode: 'serial', timeout: 120_000 })

type Seeing = { seen?: string[]; mark?: number }

const seen = (page: Page) => page.evaluate(() => (window as Seeing).seen)
/** Marks the document: the router keeps the mark, a page load does not. */
const mark = async (page: Page) => void (await page.evaluate(() => Object.assign(window, { mark: 1 }).mark))
const marked = (page: Page) => page.evaluate(() => (window as Seeing).mark)

/** A different document than the marked one, where none of our scripts ran. */
async function expectPageLoad(page: Page): Promise<void> {
  // A document that is being unloaded does not answer.
  await expect(async () => {
    expect([await seen(page), await marked(page)]).toEqual([undefined, undefined])
  }).toPass({ timeout: 15_000 })
}

/** A visitor with a browser of their own, and its console errors. */
async function startVisit(browser: Browser, url: string, headers: Record<string, string> = {}) {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: headers })
  const page = await context.newPage()
  awaitHydration(page)
  const complaints: string[] = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    // As in tests/support/browser.ts: responses of our API are the application's business.
    const isAnswer =
      message.text().startsWith('Failed to load resource') && /\/api\//.test(message.location().url)
    if (message.type() === 'error' && !isAnswer) complaints.push(message.text())
  })
  return { context, page, complaints }
}

async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 3_000 })),
  )
}

test('T57: an administrator adds scripts to a landing page, confirms twice, and enters the password', async ({
  desk,
  page,
  vendor,
}) => {
  const common = { templateType: 'general', active: true }
  const { id } = await desk.post('/api/admin/landing-page-templates', {
    title: 'Porch',
    slug: 'porch',
    urlPattern: '/porch',
    ...common,
  })
  await desk.post('/api/admin/landing-page-templates', {
    title: 'Garden',
    slug: 'garden',
    urlPattern: '/garden',
    ...common,
  })
  const scripts = `<script src="${vendor.url}/tag.js"></script>
<script>window.seen.push('${WORDS}')</script>`
  await desk.open(`landing-page-templates/${id}`)
  await page.getByRole('button', { name: 'Edit scripts…' }).click()
  const dialog = page.getByRole('dialog')
  const field = dialog.getByLabel('<script> elements')
  const look = dialog.getByRole('button', { name: 'Review scripts' })
  await field.fill('<script src="https://evil.example/a.js"></script>')
  await look.click()
  await expect(dialog.getByText('Scripts from evil.example are not allowed here.')).toBeVisible()
  await expect(field).toHaveValue('<script src="https://evil.example/a.js"></script>')
  await expectAccessible(page)
  await field.fill(scripts)
  await page.keyboard.press('Escape')
  await expect(dialog).toBeHidden()
  await page.getByRole('button', { name: 'Edit scripts…' }).click()
  await expect(field).toHaveValue(scripts)

  await look.focus()
  await page.keyboard.press('Enter')
  await expect(dialog.getByRole('heading', { name: 'Scripts to run on /porch' })).toBeFocused()
  await expect(dialog.getByRole('listitem')).toHaveCount(2)
  await expect(dialog.getByText(`${vendor.url}/tag.js`)).toBeVisible()
  await expect(dialog.locator('pre')).toHaveText(`window.seen.push('${WORDS}')`)
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  const run = dialog.getByRole('button', { name: 'Run these scripts on /porch' })
  await run.click()
  await expect(dialog.getByText('Please enter your password')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('not this one')
  await run.click()
  await expect(dialog.getByText('This is not your current password')).toBeVisible()
  await dialog.getByLabel('Your password', { exact: true }).fill('a quiet porch at dusk')
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByText('Landing page scripts are turned off')).toBeVisible()

  await desk.open('site-settings')
  await openTab(page, 'Search and scripts')
  await page.getByLabel('Run landing page scripts').click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await desk.open(`landing-page-templates/${id}`)
  await expect(page.getByText('Running on /porch')).toBeVisible()
  await expectAccessible(page)
  const policy = (await page.request.get(`${desk.url}/admin`)).headers()['content-security-policy']
  expect(policy).not.toContain(vendor.url)
})

test('T57: they run on their page only', async ({ desk, browser, vendor }) => {
  const { context, page, complaints } = await startVisit(browser, desk.url)
  for (const path of ['/', '/garden', '/login']) {
    const answer = await page.goto(path)
    expect(answer?.headers()['content-security-policy'], path).not.toContain(vendor.url)
    await settle(page)
    expect(await seen(page), path).toBeUndefined()
  }
  // After a client-side navigation they do not run, and nothing tries to run them.
  await page.goto('/')
  await settle(page)
  await mark(page)
  await followLink(page, '/porch')
  await expect(page.locator('h1:visible:not([data-former])')).toHaveText('Porch')
  await settle(page)
  expect([await seen(page), await marked(page), vendor.requests.length]).toEqual([undefined, 1, 0])

  const ran = () =>
    expect(async () => expect(await seen(page)).toEqual(['file', WORDS])).toPass({ timeout: 15_000 })
  await page.reload()
  await ran()
  expect((await vendor.waitFor(({ path }) => path === '/collect')).body).toBe('/porch')
  // The router once showed the home page before it in this document.
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expectPageLoad(page)

  await page.goto('/porch')
  await ran()
  await mark(page)
  await followLink(page, '/communities')
  await expect(page).toHaveURL('/communities')
  await expectPageLoad(page)

  await page.goto('/porch')
  await ran()
  await settle(page)
  await mark(page)
  await page
    .getByRole('main')
    .getByRole('button', { name: /schedule a tour/i })
    .first()
    .click()
  const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
  await dialog.getByLabel('Your name').fill('Ruth Porter')
  await dialog.getByLabel('Phone number').fill('(303) 555-0163')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  // Faster submissions are taken for bots.
  await page.waitForTimeout(2_100)
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  await page.getByRole('link', { name: 'See your request' }).click()
  await expect(page).toHaveURL(/\/tour-scheduled/)
  await expectPageLoad(page)
  expect(complaints).toEqual([])
  await context.close()
})

test('T57: they do not run for visitors who refuse advertising, and links stay the same', async ({
  desk,
  browser,
  vendor,
}) => {
  const { context, page, complaints } = await startVisit(browser, desk.url, { 'sec-gpc': '1' })
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const before = vendor.requests.length
  await page.goto('/porch')
  await settle(page)
  await mark(page)
  await followLink(page, '/communities')
  await expect(page).toHaveURL('/communities')
  expect([await seen(page), await marked(page), vendor.requests.length]).toEqual([undefined, 1, before])
  expect(complaints).toEqual([])
  await context.close()
})

test('T57: the switch removes them', async ({ desk, page, browser, vendor }) => {
  await desk.open('site-settings')
  await openTab(page, 'Search and scripts')
  await page.getByLabel('Run landing page scripts').click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { context, page: visit } = await startVisit(browser, desk.url)
  await expect(async () => {
    const answer = await visit.goto('/porch')
    expect(answer?.headers()['content-security-policy']).not.toContain(vendor.url)
  }).toPass({ timeout: 5_000 })
  await settle(visit)
  expect(await visit.content()).not.toContain('custom-scripts')
  expect(await seen(visit)).toBeUndefined()
  await context.close()
})
