import { startAdPlatforms } from '@/tests/support/ad-platforms'
import { test as deskTest, expect, expectAccessible, save, saved } from '@/tests/support/back-office'
import {
  CANARIES,
  frameOf,
  LANDING,
  openByClick,
  sendRequest,
  settle,
  startFamily,
  takeQuiz,
} from '@/tests/support/canary-family'
import { startTagServers } from '@/tests/support/tag-servers'

// A family's visit with the tags of three ad platforms, run locally, each trying to collect all it can.

type TagServers = Awaited<ReturnType<typeof startTagServers>>
type Platforms = Awaited<ReturnType<typeof startAdPlatforms>>

const test = deskTest.extend<object, { tags: TagServers; platforms: Platforms }>({
  tags: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const tags = await startTagServers()
      await use(tags)
      await tags.close()
      expect(tags.failures()).toEqual([])
    },
    { scope: 'worker' },
  ],
  platforms: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the parameter's shape
    async ({}, use) => {
      const platforms = await startAdPlatforms()
      await use(platforms)
      await platforms.close()
      expect(platforms.failures).toEqual([])
    },
    { scope: 'worker' },
  ],
  settings: [
    ({ tags, platforms }, use) =>
      use({ ...tags.settings, ...platforms.settings, META_APP_SECRET: 'a secret of the app' }),
    { scope: 'worker' },
  ],
  outbox: 'on',
})
test.describe.configure({ mode: 'serial', timeout: 90_000 })

test('F4: without configured tags a page contains no trace of one', async ({ desk, tags, browser }) => {
  const { context, page, outside } = await startFamily(browser, desk.url)
  const answer = await page.goto('/?gclid=Case_Kept')
  await settle(page)
  expect(await page.content()).not.toContain('ad-tags')
  expect(answer?.headers()['content-security-policy']).not.toMatch(/https?:/)
  expect((await page.request.get('/ad-tags')).status()).toBe(204)
  expect([outside, tags.count()]).toEqual([[], 0])
  await context.close()
})

test('an administrator sets the tags; an invalid id is refused with an example', async ({ desk, page }) => {
  await desk.open('ad-tags')
  await expect(page.getByRole('heading', { level: 1, name: 'Ad tags' })).toBeVisible()
  await page.getByLabel('Meta pixel').fill('<script>')
  await save(page).click()
  await expect(page.getByText('Please enter only the number, such as 1234567890123456')).toBeVisible()
  await page.getByLabel('Google tag').fill('G-AB12CD34EF')
  await page.getByLabel('Google conversion for requests').fill('AW-123456789/AbC-D_efG')
  await page.getByLabel('Meta pixel').fill('1234567890123456')
  await page.getByLabel('Microsoft UET tag').fill('187654321')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
})

test('T86: a family lands on a care page, browses, requests a tour and takes the quiz, and no tag learns who or why', async ({
  desk,
  tags,
  platforms,
  browser,
}) => {
  const { context, page, outside, refused } = await startFamily(browser, desk.url)
  // A care page, reached by an ad click.
  const landed = await page.goto(LANDING)
  await settle(page)
  await expect(frameOf(page)).toHaveCount(0)
  expect([outside, tags.count()]).toEqual([[], 0])
  expect(landed?.headers()['content-security-policy']).not.toMatch(/https?:/)

  // After a client-side navigation the document and its policy are still the care page's.
  await openByClick(page, '/communities/juniper-house')
  await expect(frameOf(page)).toHaveCount(1)
  await tags.google.waitFor(({ path }) => path === '/collect')
  await expect
    .poll(() => tags.google.heard.map(({ call }) => call.slice(0, 2)))
    .toContainEqual(['config', 'G-AB12CD34EF'])
  const [first] = tags.google.heard
  expect(first?.call).toEqual([
    'consent',
    'default',
    expect.objectContaining({ ad_storage: 'granted', ad_user_data: 'granted', analytics_storage: 'granted' }),
  ])
  expect(first).toMatchObject({
    page: `${desk.url}/communities?gclid=Case_Kept&fbclid=Also_Kept`,
    referrer: '',
    title: 'Website',
  })
  await expect.poll(() => tags.meta.heard.map(({ call }) => call)).toContainEqual(['track', 'PageView'])
  expect(tags.meta.heard[0]?.call).toEqual(['set', 'autoConfig', false, '1234567890123456'])
  await expect.poll(() => tags.microsoft.heard.map(({ call }) => call)).toContainEqual(['pageLoad'])

  // A dialog contains a form, so the tags are removed and do not come back with it.
  await page.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  await expect(page.getByRole('dialog', { name: 'Schedule a Tour' })).toBeVisible()
  await expect(frameOf(page)).toHaveCount(0)
  await page.keyboard.press('Escape')
  // Its history entry is gone.
  await page.waitForFunction(() => !history.state?.overlay)

  // A filter reveals the care someone looks for, even without a page load.
  await page.goto('/communities')
  await expect(frameOf(page)).toHaveCount(1)
  await openByClick(page, '/memory-care')
  await expect(frameOf(page)).toHaveCount(0)

  await takeQuiz(page)
  await settle(page)
  const before = tags.count()
  await page.goto('/contact')
  await settle(page)
  expect(tags.count()).toBe(before)
  expect(outside.filter((request) => request.includes('generate_lead'))).toEqual([])

  await sendRequest(page)
  // Each call is its own request, so they arrive in any order.
  const events = () =>
    tags.google.heard.filter(({ call }) => call[0] === 'event').map(({ call }) => call.slice(1))
  await expect
    .poll(() =>
      events()
        .map(([name]) => name)
        .toSorted(),
    )
    .toEqual(['conversion', 'generate_lead'])
  const told = Object.fromEntries(events()) as Record<string, { transaction_id: string }>
  const txn = told.generate_lead?.transaction_id
  const request = { transaction_id: txn, value: 250, currency: 'USD' }
  expect(told).toEqual({
    generate_lead: request,
    conversion: { send_to: 'AW-123456789/AbC-D_efG', ...request },
  })
  const digests = () =>
    tags.google.heard.find(({ call }) => call[0] === 'set' && call[1] === 'user_data')?.call[2]
  await expect.poll(digests).toEqual({
    sha256_email_address: expect.stringMatching(/^[0-9a-f]{64}$/),
    sha256_phone_number: expect.stringMatching(/^[0-9a-f]{64}$/),
  })
  await expect
    .poll(() => tags.meta.heard.map(({ call }) => call))
    .toContainEqual(['track', 'Lead', { value: 250, currency: 'USD' }, { eventID: txn }])
  await expect.poll(() => JSON.stringify(tags.microsoft.heard)).toContain('submit_lead_form')

  // Sent once: neither a reload nor the next page repeats it.
  await page.reload()
  await expect(frameOf(page)).toHaveCount(1)
  await page.goto('/')
  await expect(frameOf(page)).toHaveCount(1)
  const configured = () => tags.google.heard.filter(({ call }) => call[0] === 'config').length
  const views = configured()
  await page.goto('/team')
  await expect.poll(configured).toBeGreaterThan(views)
  expect(tags.google.heard.filter(({ call }) => call[1] === 'generate_lead')).toHaveLength(1)
  expect(tags.meta.heard.filter(({ call }) => call[1] === 'Lead')).toHaveLength(1)

  // The server sends the event under the same id.
  await expect.poll(() => platforms.meta.length, { timeout: 60_000 }).toBe(1)
  await expect.poll(() => platforms.google.length, { timeout: 60_000 }).toBe(1)
  expect(platforms.meta[0]?.data[0]?.event_id).toBe(txn)
  expect(platforms.google[0]?.events[0]?.transactionId).toBe(txn)

  const uploads = JSON.stringify([platforms.google, platforms.meta])
  for (const canary of CANARIES) {
    expect(outside.filter((sent) => canary.test(decodeURIComponent(sent)))).toEqual([])
    expect(tags.everything()).not.toMatch(canary)
    expect(uploads).not.toMatch(canary)
  }
  // Only the three platforms were called, and the policy blocked nothing.
  const hosts = new Set(outside.map((sent) => new URL(sent.split(' ')[0] ?? '').origin))
  expect([...hosts].sort()).toEqual(Object.values(tags.settings).sort())
  expect(refused).toEqual([])
  await context.close()
})

test("T87: only the frame's policy allows tag servers, exactly those in use; a page’s policy allows none", async ({
  desk,
  tags,
  browser,
}) => {
  const { context, page } = await startFamily(browser, desk.url)
  const policyOf = async (path: string) =>
    (await page.request.get(path)).headers()['content-security-policy'] ?? ''
  for (const path of ['/', '/communities', '/memory-care', '/contact', '/care-navigator'])
    expect(await policyOf(path)).not.toMatch(/https?:/)
  const policy = await policyOf('/ad-tags')
  const named = [...policy.matchAll(/https?:\/\/[^\s;]+/g)].map(([origin]) => origin)
  expect([...new Set(named)].sort()).toEqual(Object.values(tags.settings).sort())
  await context.close()
})

test('T87: with Global Privacy Control no tag is loaded, no cookie set, nothing hashed or uploaded', async ({
  desk,
  tags,
  platforms,
  browser,
}) => {
  const { context, page, outside } = await startFamily(browser, desk.url, { 'sec-gpc': '1' })
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  )
  const [before, uploads] = [tags.count(), platforms.google.length + platforms.meta.length]
  for (const path of [LANDING, '/', '/communities/juniper-house']) {
    await page.goto(path)
    await settle(page)
    await expect(frameOf(page)).toHaveCount(0)
  }
  await sendRequest(page)
  await settle(page)
  expect(await page.evaluate(() => 'dataLayer' in window)).toBe(false)
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage }))).not.toMatch(
    /porchlight-conversions|[0-9a-f]{64}/,
  )
  expect((await page.request.get('/ad-tags')).status()).toBe(204)
  const names = (await context.cookies()).map(({ name }) => name)
  expect(names.filter((name) => /^_|visit/.test(name))).toEqual([])
  expect([outside, tags.count() - before]).toEqual([[], 0])
  const { rows } = await desk.sql.query(
    'select ad_consent, gclid from tour_requests order by created_at desc limit 1',
  )
  expect(rows).toEqual([{ ad_consent: 'denied', gclid: null }])
  expect(platforms.google.length + platforms.meta.length).toBe(uploads)
  await context.close()
})

test('T87: a "no" under Your Privacy Choices removes tags and their cookies, and a "yes" restores them', async ({
  desk,
  tags,
  browser,
}) => {
  const { context, page } = await startFamily(browser, desk.url)
  const ofTags = async () =>
    (await context.cookies()).map(({ name }) => name).filter((name) => /^_(?:fbp|gcl|uet)/.test(name))
  await page.goto('/')
  await expect.poll(async () => (await ofTags()).sort()).toEqual(['_fbp', '_gcl_au', '_uetvid'])
  await page.goto('/privacy-choices')
  await page.getByRole('button', { name: 'No, do not use it' }).click()
  await expect(
    page.getByText('Saved. Nothing you send us from this browser is used for advertising.'),
  ).toBeVisible()
  expect(await ofTags()).toEqual([])
  const before = tags.count()
  await page.goto('/')
  await settle(page)
  await expect(frameOf(page)).toHaveCount(0)
  expect([await ofTags(), tags.count()]).toEqual([[], before])
  await page.goto('/privacy-choices')
  await page.getByRole('button', { name: 'Yes, you may count it' }).click()
  await expect(page.getByText('Saved. A request you send us may be counted')).toBeVisible()
  await page.goto('/')
  await expect(frameOf(page)).toHaveCount(1)
  await context.close()
})
