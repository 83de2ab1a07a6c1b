import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { followLink } from '@/tests/support/follow-link'

// Client-side navigation with Next's router, from the front's cache. Console messages fail a test
// (tests/support/browser.ts), including a fallback to full page loads.

/** Every kind of page and layout, in an order that enters and leaves each layout. */
const VISIT = [
  ['/team', /our team/],
  ['/communities/juniper-house', /Juniper House/],
  ['/communities/evergrove-lodge', /Evergrove Lodge/],
  ['/in-home-care', /your own home/],
  ['/communities?care=memory-care', /./],
  ['/blog?page=2', /./],
  ['/assisted-living/boulder', /Boulder/],
  ['/team', /our team/],
  ['/', /light is on/],
] as const

async function follow(page: Page, to: string, heading: RegExp): Promise<void> {
  await followLink(page, to)
  await expect(page.locator('h1:visible:not([data-former])')).toHaveText(heading)
  await expect(page).toHaveURL((url) => url.pathname + url.search === to)
}

test('navigation by clicks stays in one document and is served from memory', async ({ page }) => {
  const answers: { path: string; etag: string | undefined }[] = []
  page.on('response', (response) => {
    const { pathname, search, searchParams } = new URL(response.url())
    if (searchParams.has('_rsc'))
      answers.push({ path: pathname + search.replace(/[?&]_rsc=.*/, ''), etag: response.headers().etag })
  })
  await page.goto('/')
  await page.evaluate(() => document.documentElement.setAttribute('data-one-document', ''))
  for (const [to, heading] of VISIT) {
    await follow(page, to, heading)
    await expect(page.locator('html[data-one-document]')).toBeAttached()
    await expect(page.locator('main:visible > *')).not.toHaveCount(0)
  }
  expect(answers.map(({ path }) => path)).toEqual(VISIT.map(([to]) => to))
  expect(answers.filter(({ etag }) => !etag)).toEqual([])
})

test('data of another build reloads the page', async ({ page }) => {
  await page.goto('/')
  await page.route(/\/team\?_rsc=/, async (route) => {
    const answer = await route.fetch()
    const body = (await answer.text()).replace(/"b":"[\w-]+"/, '"b":"another"')
    expect(body).toContain('"b":"another"')
    await route.fulfill({ response: answer, body })
  })
  await page.evaluate(() => document.documentElement.setAttribute('data-one-document', ''))
  const loaded = page.waitForRequest((request) => request.resourceType() === 'document')
  await followLink(page, '/team')
  expect(new URL((await loaded).url()).pathname).toBe('/team')
  await expect(page.getByRole('heading', { level: 1, name: 'Meet our team' })).toBeVisible()
  await expect(page.locator('html[data-one-document]')).not.toBeAttached()
})

/** Requests for page data from now on, by path. */
function dataRequests(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname, searchParams } = new URL(request.url())
    if (searchParams.has('_rsc')) asked.push(pathname)
  })
  return asked
}

test('a link is prefetched on hover, and not fetched again on click', async ({ page }) => {
  await page.goto('/')
  const link = page.getByRole('navigation').getByRole('link', { name: 'Communities' }).first()
  const asked = dataRequests(page)
  const arrived = page.waitForResponse(/\/communities\?_rsc=/)
  await link.hover()
  await (await arrived).finished()
  await link.click()
  await expect(page).toHaveURL(/\/communities$/)
  await expect(page.locator('h1:visible')).toHaveText(/communities/i)
  await expect(page.locator('h1:visible')).toBeFocused()
  await expect(page.locator('header:visible')).toHaveCount(1)
  expect(asked).toEqual(['/communities'])
})

test.describe('a visitor with data saver', () => {
  test('gets no prefetches', async ({ page }) => {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } }),
    )
    await page.goto('/')
    const asked = dataRequests(page)
    const link = page.getByRole('navigation').getByRole('link', { name: 'Communities' }).first()
    await link.hover()
    // Longer than the hover delay.
    await page.waitForTimeout(500)
    expect(asked).toEqual([])
    await link.click()
    await expect(page).toHaveURL(/\/communities$/)
    expect(asked).toEqual(['/communities'])
  })
})

test('Back and Forward make no requests and keep the scroll position', async ({ page }) => {
  await page.goto('/')
  await page.evaluate(() => window.scrollTo(0, 1_500))
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500)
  await follow(page, '/team', /our team/)
  await follow(page, '/communities/juniper-house', /Juniper House/)
  await page.evaluate(() => window.scrollTo(0, 900))
  const asked = dataRequests(page)
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: 'Meet our team' })).toBeVisible()
  await page.goBack()
  await expect(page.getByRole('heading', { level: 1, name: /light is on/ })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(1_500)
  await page.goForward()
  await page.goForward()
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper House' })).toBeVisible()
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(900)
  expect(asked).toEqual([])
})
