import { expect, test } from '@/tests/support/browser'

// Decision 071: the subject of a hero picture must not be covered by text.

/** One page of each layout, and those whose picture shows a face. */
const PAGES = [
  '/',
  '/communities/evergrove-lodge',
  '/assisted-living/boulder',
  '/memory-care',
  '/denver-senior-living',
  '/memory-care-visit',
  '/about-us',
  '/careers',
  '/services/management',
  '/services/chaplaincy',
  '/dining',
  '/beauty-salon',
  '/fitness-therapy',
  '/care-points',
  '/in-home-care',
  '/compare-care-levels',
]

/** Pixels around the focal point that must stay free. */
const MARGIN_PX = 32

for (const path of PAGES) {
  test(`text does not cover the middle of the picture: ${path}`, async ({ page }) => {
    await page.goto(path)
    for (const width of [1920, 1280, 768, 390]) {
      await page.setViewportSize({ width, height: 900 })
      const hero = page.locator('main img[fetchpriority="high"]').first()
      await hero.scrollIntoViewIfNeeded()
      const covered = await hero.evaluate((image, around) => {
        const { left, top, width, height } = image.getBoundingClientRect()
        if (width === 0) return []
        // `object-position` refers to the same fraction of the picture and of the box.
        const [x = 0, y = 0] = getComputedStyle(image).objectPosition.split(' ').map(Number.parseFloat)
        const point = [left + (width * x) / 100, top + (height * y) / 100] as const
        const corners = [-1, 1].flatMap((dx) => [-1, 1].map((dy) => [dx * around, dy * around] as const))
        return corners.flatMap(([dx, dy]) => {
          const hit = document.elementFromPoint(point[0] + dx, point[1] + dy)
          return hit === image ? [] : [`${hit?.tagName} ${hit?.textContent?.slice(0, 40)}`]
        })
      }, MARGIN_PX)
      expect.soft(covered, `${width} px`).toEqual([])
    }
  })
}
