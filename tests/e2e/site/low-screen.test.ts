import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { scrollToTourBar } from '@/tests/support/tour-bar'

/** The share of the screen height that stays fixed while the page scrolls. */
function fixedShare(page: Page): Promise<number> {
  return page.evaluate(() => {
    const rows = new Set<number>()
    for (const element of document.body.querySelectorAll('*')) {
      if (!/fixed|sticky/.test(getComputedStyle(element).position)) continue
      const { top, bottom, width } = element.getBoundingClientRect()
      if (width < innerWidth / 2) continue
      for (let y = Math.max(0, Math.ceil(top)); y < Math.min(innerHeight, bottom); y += 1) rows.add(y)
    }
    return rows.size / innerHeight
  })
}

// 1280 × 900 at 200 % zoom, and a phone in landscape.
for (const viewport of [
  { width: 640, height: 450 },
  { width: 844, height: 390 },
]) {
  test(`the page gets two thirds of a low screen: ${viewport.width} × ${viewport.height}`, async ({
    page,
  }) => {
    await page.setViewportSize(viewport)
    for (const path of ['/', '/communities/evergrove-lodge', '/pricing-and-availability', '/contact']) {
      await page.goto(path)
      await page.evaluate(() => scrollTo(0, 900))
      expect(await fixedShare(page), path).toBeLessThanOrEqual(1 / 3)
    }
  })
}

test('on a regular screen the tour bar stays visible', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 664 })
  await page.goto('/')
  const bar = await scrollToTourBar(page)
  await expect(bar.getByRole('button', { name: 'Schedule a tour' })).toBeInViewport()
})
