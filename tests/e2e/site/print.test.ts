import { expect, test } from '@/tests/support/browser'
import { rows } from '@/tests/support/e2e-database'

for (const { path, says } of [
  { path: '/communities/juniper-house', says: ['1842 South Josephine Street', '(720) 555-0162', '$4,850'] },
  { path: '/pricing-and-availability', says: ['$4,850', '(303) 555-0140', '1400 Arapahoe Avenue'] },
  { path: '/contact', says: ['(720) 555-0162', '(303) 555-0140', '1400 Arapahoe Avenue'] },
  { path: '/blog/how-to-tour-a-house-20-questions', says: ['(303) 555-0140', '1400 Arapahoe Avenue'] },
]) {
  test(`E27: print keeps the text, the address and the number and hides the controls: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 720, height: 960 })
    await page.goto(path)
    await page.emulateMedia({ media: 'print' })
    for (const text of says)
      await expect(page.getByText(text).filter({ visible: true }).first()).toBeVisible()
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden()
    await expect(page.getByRole('button').filter({ visible: true })).toHaveCount(0)
    await expect(page.getByLabel('Call or visit')).toBeHidden()
    await expect(page.getByRole('group', { name: 'Text size' }).filter({ visible: true })).toHaveCount(0)

    const { stuck, dim, wide } = await page.evaluate(() => {
      const elements = [...document.body.querySelectorAll<HTMLElement>('*')].filter(
        (element) => element.checkVisibility() && element.getBoundingClientRect().height > 1,
      )
      const luminance = (color: string) => {
        const [r = 0, g = 0, b = 0] = (color.match(/[\d.]+/g) ?? []).map(Number)
        return 0.2126 * r + 0.7152 * g + 0.0722 * b
      }
      const hasText = (element: HTMLElement) =>
        [...element.childNodes].some(({ nodeType, textContent }) => nodeType === 3 && textContent?.trim())
      const name = (element: HTMLElement) => element.textContent?.trim().slice(0, 40)
      return {
        // Fixed elements would be printed on every page.
        stuck: elements
          .filter((element) => /fixed|sticky/.test(getComputedStyle(element).position))
          .map(name),
        // Printers omit backgrounds, so light text would vanish.
        dim: elements
          .filter((element) => hasText(element) && luminance(getComputedStyle(element).color) > 140)
          .map(name),
        wide: document.documentElement.scrollWidth - innerWidth,
      }
    })
    expect(stuck).toEqual([])
    expect(dim).toEqual([])
    expect(wide).toBeLessThanOrEqual(0)
    expect((await page.pdf()).byteLength).toBeGreaterThan(10_000)
  })
}

test('E27: a community prints on one page, and the prices on two', async ({ page }) => {
  const communities = await rows<{ slug: string }>('select slug from communities where active')
  const paths = communities.map(({ slug }) => `/communities/${slug}`)
  expect(paths.length).toBeGreaterThan(1)
  for (const path of [...paths, '/pricing-and-availability']) {
    await page.goto(path)
    const pdf = (await page.pdf({ format: 'Letter', preferCSSPageSize: true })).toString('latin1')
    const sheets = pdf.match(/\/Type ?\/Page\b/g)?.length
    expect(sheets, path).toBe(path.startsWith('/communities') ? 1 : 2)
  }
})
