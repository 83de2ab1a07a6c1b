import type { Page } from 'playwright/test'
import { expect, expectAccessible, test } from '@/tests/support/back-office'

/** Splits the screens among workers, so that no test takes a minute. */
const PARTS = 4

for (let part = 0; part < PARTS; part += 1) {
  test(`every list and form opens, with one h1 (${part + 1} of ${PARTS})`, async ({ page, desk }) => {
    await desk.open('team-members')
    for (const href of (await listsInMenu(page)).filter((_, at) => at % PARTS === part)) {
      await page.goto(desk.url + href)
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
      const first = page.locator('tbody a').first()
      if ((await first.count()) === 0) continue
      await first.click()
      await expect(
        page
          .getByRole('heading', { name: 'History' })
          .or(page.getByRole('heading', { level: 2 }))
          .first(),
      ).toBeVisible()
      await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    }
  })
}

test('every list has its own title', async ({ page, desk }) => {
  await desk.open('team-members')
  const lists = await listsInMenu(page)
  const titles = new Set<string>()
  for (const href of lists) {
    const html = await (await page.request.get(desk.url + href)).text()
    titles.add(/<title>([^<]+)<\/title>/.exec(html)?.[1] ?? `${href} has none`)
  }
  expect(titles.size).toBe(lists.length)
  expect([...titles].filter((title) => title.endsWith('has none'))).toEqual([])
})

async function listsInMenu(page: Page): Promise<string[]> {
  const menu = page.getByRole('navigation', { name: 'Back office' }).first()
  const links = await menu
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  // A group and its first page share an address.
  const lists = [...new Set(links)].filter(
    (href) => !/\/admin(\/tour-requests|\/mail|\/health|\/site)?$/.test(href),
  )
  expect(lists.length).toBeGreaterThan(25)
  return lists
}

test('T206: the tree of the site opens a page’s sections and its record, and is narrowed by typing', async ({
  page,
  desk,
}) => {
  await desk.open('site')
  const tree = page.getByRole('table', { name: 'Pages of the site' })
  await expect(tree.getByRole('row').filter({ hasText: 'Home page' }).getByRole('link').first()).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('searchbox', { name: 'Find a page' }).fill('juniper-house')
  await tree.getByRole('link', { name: 'Juniper House', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Juniper House' })).toBeVisible()
})
