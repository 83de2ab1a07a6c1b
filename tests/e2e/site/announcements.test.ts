import { violations } from '@/tests/support/axe'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'

test.use({ outbox: 'on' })

const TEXT = 'Flu season: please call before your visit, and wear a mask inside'

test('an editor adds an announcement with a link; it shows on every page and expires by itself', async ({
  page,
  desk,
}) => {
  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
  await desk.open('announcements/new')
  await page.getByLabel('Text', { exact: true }).fill(TEXT)
  await page.getByLabel('Kind').selectOption({ label: 'Urgent notice' })
  await page.getByLabel('Link text').fill('Visiting hours')
  await page.getByRole('button', { name: 'Find a page' }).click()
  const dialog = page.getByRole('dialog', { name: 'Link URL' })
  await dialog.getByRole('combobox').fill('Questions and answers')
  await dialog.getByRole('option', { name: /Questions and answers/ }).click()
  await expect(page.getByLabel('Link URL')).toHaveValue('/faqs')
  // Communities are asked for only where they apply.
  const communities = page.getByRole('group', { name: 'Communities', exact: true })
  await expect(communities).toHaveCount(0)
  await page.getByLabel('Shown on', { exact: true }).selectOption({ label: 'Selected communities' })
  await expect(communities.getByText('Evergrove Lodge')).toBeVisible()
  await page.getByLabel('Shown on', { exact: true }).selectOption({ label: 'Whole site' })
  await expect(communities).toHaveCount(0)
  await page.getByLabel('Shown until').fill('2199-12-31T23:00')
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  const line = page.getByRole('complementary', { name: 'Announcements' })
  for (const path of ['/', '/communities/evergrove-lodge']) {
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await page.goto(desk.url + path)
      await expect(line, path).toContainText(`Urgent notice: ${TEXT} Visiting hours`)
      expect.soft(await violations(page), `${path} at ${width} px`).toEqual([])
      // The header starts below the announcement, and nothing covers it.
      const bottom = await line.evaluate((element) => element.getBoundingClientRect().bottom)
      const header = await page.getByRole('banner').evaluate((element) => element.getBoundingClientRect().top)
      expect.soft(header, `${path} at ${width} px`).toBeCloseTo(bottom, 0)
    }
  }
  await page.goto(`${desk.url}/in-home-care`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(line).toHaveCount(0)
  await page.goto(desk.url)
  await line.getByRole('link', { name: 'Visiting hours' }).click()
  await page.waitForURL('**/faqs')

  // It expires.
  await desk.sql.query('update announcements set shown_until = now()')
  await desk.sql.query("update outbox_items set due_at = now() where dedup_key like 'moment:announcements:%'")
  await expect(async () => {
    await page.goto(desk.url)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(await line.count()).toBe(0)
  }).toPass()
  await desk.open('announcements')
  await expect(page.getByRole('row').filter({ hasText: TEXT })).toContainText('Ended')
})
