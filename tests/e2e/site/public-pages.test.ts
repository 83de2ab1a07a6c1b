import type { Page } from 'playwright/test'
import { violations } from '@/tests/support/axe'
import { smallSentences } from '@/tests/support/body-text'
import { expect, test } from '@/tests/support/browser'
import { layoutFaults, structureFaults } from '@/tests/support/page-faults'
import { shownPictures } from '@/tests/support/picture-sharpness'
import { PUBLIC_ROUTES, representsTemplate } from '@/tests/support/public-routes'

// Opens each public page once and runs every check on it: opening a page costs more than most checks.

test.describe.configure({ timeout: 180_000 })

/** One page for each frame: axe checks the wide header and footer here, the narrow ones on each template. */
const FRAMES = new Set(['/', '/communities/evergrove-lodge', '/in-home-care', '/login'])

/** One page of each kind that shows sentences. */
const SENTENCES = new Set([
  '/',
  '/communities',
  '/communities/evergrove-lodge',
  '/communities/compare',
  '/memory-care',
  '/memory-care/denver',
  '/pricing-and-availability',
  '/care-points',
  '/faqs',
  '/events',
  '/blog',
  '/reviews',
])

/** One page of each kind that shows pictures (decision 071). */
const PICTURES = new Set([
  '/',
  '/communities',
  '/communities/evergrove-lodge',
  '/communities/compare',
  '/assisted-living/boulder',
  '/memory-care',
  '/blog',
  '/blog/what-assisted-living-costs-in-colorado',
  '/team',
  '/team/marcus-bell',
  '/events',
  '/reviews',
  '/resources',
  '/virtual-tour-and-floorplans',
  '/about-us',
  '/dining',
  '/memory-care-visit',
  '/denver-senior-living',
])

/** The override of WCAG 1.4.12. */
const SPACED =
  '[data-spaced] *{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}[data-spaced] p{margin-bottom:2em!important}'

/** A comparison needs chosen communities; the lists above name the page without them. */
const COMPARED = '/communities/compare?ids=evergrove-lodge,juniper-house,casa-alameda'
const nameOf = (path: string) => (path === COMPARED ? '/communities/compare' : path)
const PATHS = [...new Set([...PUBLIC_ROUTES, ...PICTURES, ...SENTENCES])].map((path) =>
  path === '/communities/compare' ? COMPARED : path,
)

for (const path of PATHS) {
  test(`E1–E4, E7, E8, E10, E11, E24: ${path}`, async ({ page }) => {
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    await expectSound(page, 1280, path)
    if (PICTURES.has(nameOf(path))) await expectSharp(page, '1280 px')
    await expectLayout(page, 768)
    // As tall as the page: the bar at the bottom of a phone's screen covers only what is scrolled away.
    await page.setViewportSize({ width: 320, height: 900 })
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    await expectSound(page, 320, path, height)
    expect.soft(await brokenAmounts(page), 'amounts in two lines at 320 px').toEqual([])

    await page.addStyleTag({ content: SPACED })
    await page.evaluate(() => document.documentElement.toggleAttribute('data-spaced'))
    expect.soft(await layoutFaults(page), 'text spacing at 320 px').toEqual([])
    await page.evaluate(() => document.documentElement.toggleAttribute('data-spaced'))
    await page.evaluate(() => document.documentElement.setAttribute('data-text-size', 'double'))
    await expectLayout(page, 320)
    await expectLayout(page, 1280)
    await page.evaluate(() => document.documentElement.removeAttribute('data-text-size'))

    if (SENTENCES.has(nameOf(path))) {
      await page.setViewportSize({ width: 390, height: 844 })
      expect.soft(await smallSentences(page), 'sentences on a phone').toEqual([])
    }
    if (PICTURES.has(nameOf(path))) await expectSharpOnPhone(page)
  })
}

/** Layout, structure, a phone link, and axe where this page stands for its template or its frame. */
async function expectSound(page: Page, width: number, path: string, height?: number): Promise<void> {
  await expectLayout(page, width, height)
  const isJudged = width === 320 ? representsTemplate(path) : FRAMES.has(path)
  if (isJudged) expect.soft(await violations(page), `axe at ${width} px`).toEqual([])
  expect.soft(await structureFaults(page), `structure at ${width} px`).toEqual([])
  expect.soft(await page.locator('a[href^="tel:"]:visible').count(), 'a phone to call').toBeGreaterThan(0)
}

async function expectLayout(page: Page, width: number, height = 900): Promise<void> {
  await page.setViewportSize({ width, height })
  expect.soft(await layoutFaults(page), `layout at ${width} px`).toEqual([])
}

function brokenAmounts(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const broken: string[] = []
    while (texts.nextNode()) {
      const { data } = texts.currentNode as Text
      for (const { 0: amount, index } of data.matchAll(/\$\d[\d,]*(?:\.\d+)?/g)) {
        const range = document.createRange()
        range.setStart(texts.currentNode, index)
        range.setEnd(texts.currentNode, index + amount.length)
        const lines = new Set([...range.getClientRects()].map(({ top }) => Math.round(top)))
        if (lines.size > 1) broken.push(amount)
      }
    }
    return broken
  })
}

async function expectSharp(page: Page, screen: string): Promise<void> {
  const pictures = await shownPictures(page)
  expect.soft(pictures.length, `pictures at ${screen}`).toBeGreaterThan(0)
  expect
    .soft(
      pictures.filter(({ stretch }) => stretch > 1.1),
      `too large at ${screen}`,
    )
    .toEqual([])
}

/** The densest screen: three pixels to a point. Loaded anew, because a browser keeps the pictures it has. */
async function expectSharpOnPhone(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page)
  const screen = { width: 390, height: 844, deviceScaleFactor: 3, mobile: false }
  await session.send('Emulation.setDeviceMetricsOverride', screen)
  await page.reload()
  expect(await page.evaluate(() => [innerWidth, devicePixelRatio])).toEqual([390, 3])
  await expectSharp(page, '390 px, three pixels to a point')
}

test('A2: at 1280 px the first prices of a comparison are above the fold, with all that belongs to them', async ({
  page,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto(COMPARED)
  const box = await page.getByRole('row', { name: /^Starting price/ }).boundingBox()
  expect((box?.y ?? 800) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
})
