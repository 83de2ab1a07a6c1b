import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { scrollToTourBar } from '@/tests/support/tour-bar'

const PHONE = { width: 390, height: 844 }

const LIMITS = [
  { path: '/communities/evergrove-lodge', screens: 12 },
  { path: '/virtual-tour-and-floorplans', screens: 12 },
  { path: '/pricing-and-availability', screens: 9 },
  { path: '/', screens: 9 },
  { path: '/denver-senior-living', screens: 9 },
]

/** Lists of three items or more whose items begin with the words or the link of another list's items. */
const repeatedLists = (page: Page) =>
  page.evaluate(() => {
    const seen = new Set<string>()
    return [...document.querySelectorAll('main :is(ul, ol, tbody)')].flatMap((list) => {
      const items = [...list.children].map(
        (item) =>
          item.querySelector('a')?.getAttribute('href') ?? item.textContent?.trim().slice(0, 30) ?? '',
      )
      if (items.length < 3 || list.closest('nav')) return []
      const key = items.toSorted().join('\n')
      const repeated = seen.has(key)
      seen.add(key)
      return repeated ? [key] : []
    })
  })

/** Scrolls through the page and counts the visible copper buttons of each screen, the bar's included. */
const screensWithTwoCopperButtons = (page: Page) =>
  page.evaluate(async () => {
    const drawn = () => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const crowded: number[] = []
    for (let y = 0; y < document.documentElement.scrollHeight; y += innerHeight / 2) {
      scrollTo({ top: y, behavior: 'instant' })
      await drawn()
      const shown = [...document.querySelectorAll('.button-copper')].filter((button) => {
        const { top, bottom, height } = button.getBoundingClientRect()
        const isSeen = button.checkVisibility({ visibilityProperty: true })
        return isSeen && height > 0 && bottom > 0 && top < innerHeight
      })
      if (shown.length > 1) crowded.push(y)
    }
    return crowded
  })

for (const { path, screens } of LIMITS) {
  test(`T123: ${path} has at most ${screens} screens on a phone and prints no list twice; T124: one copper button a screen`, async ({
    page,
  }) => {
    await page.setViewportSize(PHONE)
    await page.goto(path)
    const height = await page.evaluate(() => document.documentElement.scrollHeight)
    expect.soft(height / PHONE.height, path).toBeLessThanOrEqual(screens)
    expect.soft(await repeatedLists(page)).toEqual([])
    expect.soft(await screensWithTwoCopperButtons(page)).toEqual([])

    // Chips stay in view, and each leads to a section below itself.
    const chips = page.locator('.section-chips')
    for (const link of await chips.getByRole('link').all()) {
      const target = page.locator((await link.getAttribute('href')) ?? '')
      await expect.soft(target).toHaveCount(1)
    }
    await chips.getByRole('link').last().click()
    await expect.soft(chips).toBeInViewport()
  })
}

test('T123: at 200 percent zoom name and price are in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 400 })
  await page.goto('/communities/evergrove-lodge')
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport({ ratio: 1 })
  await expect(
    page
      .getByRole('main')
      .getByText(/^\$\d,\d{3}$/)
      .first(),
  ).toBeInViewport({ ratio: 1 })
})

test('T124: the bar comes when the buttons at the top have gone, and leaves for a form', async ({ page }) => {
  await page.setViewportSize(PHONE)
  await page.goto('/')
  const bar = page.getByRole('region', { name: 'Call or visit' })
  const top = page.locator('[data-hero-actions]')
  await expect(top).toBeInViewport()
  await expect(bar).toBeHidden()
  await page.getByText('Search by care, city and price').click()
  const form = page.locator('main form').first()
  await form.scrollIntoViewIfNeeded()
  await expect(bar).toBeHidden()
  await scrollToTourBar(page)
  await expect(top).not.toBeInViewport()
  await expect(form).not.toBeInViewport()
})

test('T124: the header shows the phone number from 30 rem up', async ({ page }) => {
  const number = page.getByRole('banner').locator('.header-number')
  for (const { width, shown } of [
    { width: 480, shown: true },
    { width: 820, shown: true },
    { width: 390, shown: false },
  ]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/')
    const box = await number.boundingBox()
    expect((box?.width ?? 0) > 60, `at ${width} px`).toBe(shown)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
})
