import { expect, test } from '@/tests/support/browser'
import { shownPictures } from '@/tests/support/picture-sharpness'

// Decision 071: no picture is larger than its pixels allow, on a desktop or the densest phone.

/** One page of each kind that shows pictures. */
const PAGES = [
  '/',
  '/communities',
  '/communities/evergrove-lodge',
  '/communities/compare?ids=evergrove-lodge,juniper-house',
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
]

const SCREENS = [
  { name: '1280 px', viewport: { width: 1280, height: 900 }, deviceScaleFactor: 1 },
  { name: '390 px, three pixels to a point', viewport: { width: 390, height: 844 }, deviceScaleFactor: 3 },
]

for (const { name, ...screen } of SCREENS) {
  test.describe(name, () => {
    test.use(screen)
    for (const path of PAGES) {
      test(`no picture is drawn larger than its pixels: ${path}`, async ({ page }) => {
        await page.goto(path)
        const pictures = await shownPictures(page)
        expect(pictures.length, 'pictures on the page').toBeGreaterThan(0)
        expect(pictures.filter(({ stretch }) => stretch > 1.1)).toEqual([])
      })
    }
  })
}
