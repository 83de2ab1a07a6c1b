import type { Browser } from 'playwright/test'
import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { awaitHydration } from '@/tests/support/browser'
import { openTab } from '@/tests/support/form-parts'

const WORDS = {
  a: { title: 'Come in, it is warm', button: 'Schedule a tour' },
  b: { title: 'Your mother would like the porch', button: 'Come and see' },
}

test('feature E10: two visitors see two versions and keep them, a request of B is counted, and B becomes the page', async ({
  desk,
  page,
  browser,
}) => {
  const { id } = await desk.post('/api/admin/landing-page-templates', {
    title: 'Porch',
    slug: 'porch',
    urlPattern: '/porch',
    templateType: 'general',
    active: true,
    heroTitle: WORDS.a.title,
  })
  const screen = `landing-page-templates/${id}`
  const panel = page.getByRole('region', { name: 'A/B test' }).or(page.locator('main'))
  await desk.open(screen)
  await openTab(page, 'Top of the page')
  await page.getByLabel('Title of version B').fill(WORDS.b.title)
  await page.getByLabel('Button text of version B').fill(WORDS.b.button)
  await page
    .getByRole('button', { name: /^(?:Save|Publish)/ })
    .first()
    .click()
  await expect(page.getByRole('link', { name: 'View version B' })).toBeVisible()
  // The proposal is from the page's own figures, which this page does not have.
  await expect(panel.getByText('the test assumes 2 requests per 100 visitors').first()).toBeVisible()
  await expect(panel.getByText('has a power of 80%').first()).toBeVisible()
  await page.getByText('Change the rates').click()
  await page.getByLabel('Current requests per 100 visitors').fill('2')
  await page.getByLabel('Target requests per 100 visitors').fill('3')
  await expect(panel.getByText('stops counting at 3,826 visitors per version').first()).toBeVisible()
  await page.getByRole('button', { name: 'Start the test' }).click()
  await expect(page.getByText('No result yet.')).toBeVisible()
  await expectAccessible(page)

  const seen = new Set<string>()
  for (let visitor = 0; visitor < 40 && seen.size < 2; visitor++) {
    const version = await asVisitor(browser, desk.url, !seen.has('b'))
    seen.add(version)
  }
  expect(seen).toEqual(new Set(['a', 'b']))
  const kept = await desk.sql.query("select landing_version from tour_requests where name = 'Ruth Porter'")
  expect(kept.rows).toEqual([{ landing_version: 'b' }])
  const counted = await desk.sql.query(
    'select visitors_a > 0 as a, visitors_b > 0 as b from landing_page_tests',
  )
  expect(counted.rows).toEqual([{ a: true, b: true }])

  // As if the other visitors had come: enough for a result under the rule set at the start.
  await desk.sql.query(
    'update landing_page_tests set visitors_a = 3826, visitors_b = 3826, filled_at = now()',
  )
  await desk.open(screen)
  await expect(page.getByText('No difference found.')).toBeVisible()
  await expect(page.getByRole('row', { name: 'B 3,826 1 0.03%' })).toBeVisible()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.getByRole('button', { name: 'Keep B' }).click()
  await page
    .getByRole('dialog')
    .or(page.getByRole('alertdialog'))
    .getByRole('button', { name: 'Keep B' })
    .click()
  await expect(page.getByText(/version B kept/)).toBeVisible()
  await expect(page.getByLabel('Title on the picture')).toHaveValue(WORDS.b.title)

  const stranger = await browser.newContext({ baseURL: desk.url })
  const visit = await stranger.newPage()
  await visit.goto('/porch')
  await expect(visit.getByRole('heading', { level: 1 })).toHaveText(WORDS.b.title)
  await stranger.close()
})

/** A visitor who sees a version, sees it again and may request a tour on B. */
async function asVisitor(browser: Browser, baseURL: string, mayConnect: boolean): Promise<'a' | 'b'> {
  const userAgent = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/140.0.0.0 Safari/537.36'
  const context = await browser.newContext({ baseURL, userAgent })
  const page = await context.newPage()
  awaitHydration(page)
  const counted = page.waitForResponse('**/api/landing-impressions')
  await page.goto('/porch')
  const heading = page.getByRole('heading', { level: 1 })
  const version = (await heading.textContent()) === WORDS.b.title ? 'b' : 'a'
  await counted
  // Also reached by client-side navigation.
  await page.goto('/team')
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => {
    const link = Object.assign(document.createElement('a'), { href: '/porch', textContent: 'To the porch' })
    document.body.append(link)
    link.click()
  })
  await expect(heading).toHaveText(WORDS[version].title)
  await expect(page).toHaveURL('/porch')
  if (version === 'b' && mayConnect) {
    await page.getByRole('main').getByRole('button', { name: WORDS.b.button }).first().click()
    const dialog = page.getByRole('dialog', { name: 'Schedule a Tour' })
    await dialog.getByLabel('Your name').fill('Ruth Porter')
    await dialog.getByLabel('Phone number').fill('(303) 555-0161')
    await dialog.getByRole('button', { name: 'Continue' }).click()
    // Faster submissions are taken for bots.
    await page.waitForTimeout(2_100)
    await dialog.getByRole('button', { name: 'Get My Information' }).click()
    await page.getByRole('link', { name: 'See your request' }).click()
    await expect(page).toHaveURL(/\/tour-scheduled/)
  }
  await context.close()
  return version
}
