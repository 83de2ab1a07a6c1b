import { expect, test } from '@/tests/support/browser'
import { SITE_ROUTES } from '@/tests/support/public-routes'

test('/in-home-care has no header, only plain links to the home page and the phone', async ({ page }) => {
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 844 })
    await page.goto('/in-home-care')
    await expect(page.getByRole('banner')).toHaveCount(0)
    const links = page.getByRole('navigation', { name: 'Home and phone' })
    await expect(links.getByRole('link', { name: /home page/ })).toBeVisible()
    await expect(links.getByRole('link', { name: /^Call / })).toHaveCSS('text-decoration-line', 'underline')
  }
  await page.goto('/contact')
  for (const phone of await page.locator('main section a[href^="tel:"]').all())
    await expect(phone).toHaveCSS('text-decoration-line', 'underline')
})

test('E7, E8: every page has its own title, the skip link first, and home, phone and help in one order', async ({
  request,
}) => {
  test.setTimeout(240_000)
  const titles = new Map<string, string>()
  for (const path of SITE_ROUTES) {
    const html = await (await request.get(path, { headers: { accept: 'text/html' } })).text()
    const title = html.match(/<title>(.*?)<\/title>/s)?.[1] ?? ''
    expect.soft(title.length, `${path} has a title`).toBeGreaterThan(5)
    // A filtered list counts as the same page.
    if (!path.includes('?')) expect.soft(titles.get(title), `${path} shares its title`).toBeUndefined()
    titles.set(title, path)
    expect.soft(html, path).toContain('<html lang="en-US"')
    expect
      .soft(html.match(/<a [^>]*>/)?.[0], `${path} begins with the skip link`)
      .toContain('data-frame="skip"')
    const order = ['data-frame="home"', 'data-frame="phone"', 'data-get-help'].map((mark) =>
      html.indexOf(mark),
    )
    expect.soft(Math.min(...order), `${path} has home, phone and help`).toBeGreaterThan(0)
    expect.soft(order, `${path}: home, phone, help`).toEqual(order.toSorted((a, b) => a - b))
    expect.soft(html.match(/<main[\s>]/g)?.length, `${path} has one main`).toBe(1)
  }
})
