import { expect, test } from '@/tests/support/browser'

/** Longer texts are sentences, not labels, dates or names. */
const MIN_LETTERS = 60

const PAGES = [
  '/',
  '/communities',
  '/communities/evergrove-lodge',
  '/communities/compare?ids=juniper-house,casa-alameda',
  '/memory-care',
  '/memory-care/denver',
  '/pricing-and-availability',
  '/care-points',
  '/faqs',
  '/events',
  '/blog',
  '/reviews',
]

for (const path of PAGES) {
  test(`E3: body text on a phone is 18 px or larger, captions, tables and forms apart: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await page.goto(path)
    await expect(page.locator('h1').first()).toBeVisible()
    const small = await page.evaluate((least) => {
      // Collapsed answers are text too.
      for (const details of document.querySelectorAll('details')) details.open = true
      return [...document.querySelectorAll<HTMLElement>('main :is(p, li, dd, blockquote)')]
        .filter((text) => !text.closest('table, figcaption, form, .sr-only'))
        .filter((text) => {
          const own = [...text.childNodes].filter(
            ({ nodeType, nodeName }) => nodeType === 3 || /^(A|B|EM|I|STRONG)$/.test(nodeName),
          )
          return own.map(({ textContent }) => textContent?.trim()).join(' ').length >= least
        })
        .map((text) => [Number.parseFloat(getComputedStyle(text).fontSize), text.textContent] as const)
        .filter(([size]) => size < 18)
        .map(([size, text]) => `${size} px: ${text?.trim().slice(0, 60)}`)
    }, MIN_LETTERS)
    expect(small).toEqual([])
  })
}

test('A2: at 1280 px the first facts of a comparison stand in the first screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await page.goto('/communities/compare?ids=evergrove-lodge,juniper-house,casa-alameda')
  const costs = page.getByRole('row', { name: /^(Starting price|Independent living)/ })
  await expect(costs).toHaveCount(2)
  for (const row of await costs.all()) {
    const box = await row.boundingBox()
    expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(800)
  }
})
