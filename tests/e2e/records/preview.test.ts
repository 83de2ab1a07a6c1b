import { draftSaved, expect, expectAccessible, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

const TYPED = 'Words that only a preview shows'

test('D3: the page with the draft is shown next to the form, and can be shared with people without an account', async ({
  page,
  browser,
  desk,
}) => {
  const { rows } = await desk.sql.query("select id from communities where slug = 'juniper-house'")
  await desk.open(`communities/${rows[0].id}`)
  await openTab(page, 'Copy')
  await page.getByLabel('Heading', { exact: true }).fill(TYPED)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const pane = page.getByRole('complementary', { name: 'Preview' })
  const shown = page.frameLocator('iframe[title="The page with the draft"]')
  await expect(shown.getByRole('heading', { name: TYPED })).toBeVisible()
  await expect(shown.getByText('Visitors do not see this.')).toBeVisible()

  // The preview follows what is typed.
  await page.getByLabel('Heading', { exact: true }).fill(`${TYPED}, and more`)
  await expect(draftSaved(page)).toBeVisible()
  await expect(shown.getByRole('heading', { name: `${TYPED}, and more` })).toBeVisible()

  await pane.getByRole('button', { name: 'In search results and shared links' }).click()
  await expect(pane.getByText(/Title: \d+ characters/)).toBeVisible()
  await expect(pane.getByRole('heading', { name: 'As a shared link' })).toBeVisible()
  // Without the frame, whose page is a document with its own landmarks.
  await expectAccessible(page)

  await pane.getByLabel('Link for others, valid for').selectOption('30 days')
  await pane.getByRole('button', { name: 'Create link' }).click()
  const link = (await pane.locator('code').textContent()) ?? ''
  const manager = await browser.newPage()
  // The site's public address differs from this installation's.
  const { pathname, search } = new URL(link)
  await manager.goto(`${desk.url}${pathname}${search}`)
  await expect(manager.getByRole('heading', { name: `${TYPED}, and more` })).toBeVisible()
  await manager.getByRole('link', { name: 'Exit preview' }).click()
  // Wait for this address first: an interrupted navigation does not remove the cookie.
  await expect(manager).toHaveURL(`${desk.url}/`)
  await manager.goto(`${desk.url}/communities/juniper-house`)
  await expect(manager.getByRole('heading', { level: 1, name: 'Juniper House' })).toBeVisible()
  await expect(manager.getByText(TYPED)).toHaveCount(0)
  await manager.close()

  await pane.getByRole('button', { name: 'Close the preview' }).focus()
  await page.keyboard.press('Escape')
  await expect(pane).toHaveCount(0)
  await expect(page.getByRole('button', { name: 'Preview', exact: true })).toBeFocused()
  await expect
    .poll(async () => (await page.request.get(`${desk.url}/communities/juniper-house`)).text())
    .not.toContain(TYPED)
})

test('a draft that lacks what its page needs shows a message instead of a preview', async ({
  page,
  desk,
}) => {
  await desk.open('communities/new')
  await page.getByLabel('City', { exact: true }).fill('Golden')
  await expect(draftSaved(page)).toBeVisible()
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const pane = page.getByRole('complementary', { name: 'Preview' })
  await expect(pane.getByText('There is no preview yet.')).toBeVisible()
  await expect(pane.getByText('Name is required')).toBeVisible()
})

test('the API’s calls can be read and tried', async ({ page, desk }) => {
  await desk.open('api')
  await page.getByLabel('About', { exact: true }).selectOption('Amenities')
  await page.getByText('List amenities').click()
  await page.getByLabel('search', { exact: true }).fill('garden')
  await page.getByRole('button', { name: 'Call', exact: true }).click()
  await expect(page.getByText('200 OK')).toBeVisible()
  await expect(page.getByText('"pageSize"')).toBeVisible()
  await expectAccessible(page)
})
