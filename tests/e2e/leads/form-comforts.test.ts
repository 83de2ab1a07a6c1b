import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

test('a record is duplicated from its row, and a taken slug is reported while typing', async ({
  page,
  desk,
}) => {
  await desk.givenMember('marla-quist')
  await desk.open('team-members?search=marla')
  const row = page.getByRole('row').filter({ hasText: 'Name of marla-quist' })
  await row.getByRole('button', { name: /^Actions for/ }).click()
  await page.getByRole('menuitem', { name: 'Duplicate' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Copy of /)
  await expect(page.getByText('Draft', { exact: true }).first()).toBeVisible()
  const slug = page.getByRole('textbox', { name: 'Slug' })
  const copy = await slug.inputValue()
  expect(copy).toMatch(/-copy$/)
  await slug.fill(copy.replace(/-copy$/, ''))
  await expect(page.getByText('Slug is already used by another team member')).toBeVisible()
  await expectAccessible(page)
  await slug.fill(`${copy}-two`)
  await expect(page.getByText('Slug is already used by another team member')).toHaveCount(0)
})

test('several records are created in a row without returning to the list', async ({ page, desk }) => {
  await desk.open('redirects/new')
  for (const name of ['lark', 'wren']) {
    await page.getByRole('textbox', { name: 'Old URL' }).fill(`/${name}-lane`)
    await page.getByRole('textbox', { name: 'New URL' }).fill('/communities')
    await page.getByRole('button', { name: 'Save and new' }).click()
    await expect(page.getByRole('textbox', { name: 'Old URL' })).toHaveValue('')
  }
  await desk.open('redirects?search=lane')
  await expect(page.getByRole('link', { name: '/lark-lane' })).toBeVisible()
  await expect(page.getByRole('link', { name: '/wren-lane' })).toBeVisible()
})

test('a color too light for its text is previewed as the site renders it', async ({ page, desk }) => {
  await desk.open('communities')
  await page
    .getByRole('link', { name: /Juniper House/ })
    .first()
    .click()
  await openTab(page, 'Search and colors')
  const color = page.getByRole('textbox', { name: 'Main color', exact: true })
  await color.fill('#FFD166')
  await expect(page.getByText(/The site shows\s+#635023 instead/)).toBeVisible()
  await color.fill('#123524')
  await expect(page.getByText(/Too light/)).toHaveCount(0)
})

test('an unknown back office URL shows a not-found message inside the frame', async ({ page, desk }) => {
  await desk.open('no/such/page')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'trash' })).toHaveAttribute('href', '/admin/trash')
  await expectAccessible(page)
  await desk.open('no-such-list')
  await expect(page.getByRole('heading', { name: 'Page not found' })).toBeVisible()
})

test('D12: due content reviews are on the dashboard, and are confirmed or assigned', async ({
  page,
  desk,
}) => {
  await desk.sql.query(
    // Whatever other tests left, only this community is old and has unverified facts.
    "update communities set created_at = now() - case slug when 'juniper-house' then interval '400 days' else interval '0' end",
  )
  await desk.open('')
  await page.getByRole('link', { name: /^View (it|all)/ }).click()
  await expect(page.getByRole('heading', { name: 'Facts to check' })).toBeVisible()
  const opener = page.getByRole('button', { name: 'More about prices of Juniper House' })
  const prices = page.getByRole('main').getByRole('listitem').filter({ has: opener })
  await opener.click()
  await expect(prices).toContainText('Not yet confirmed')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await prices.getByRole('button', { name: /^Confirm/ }).click()
  await expect(prices).toHaveCount(0)

  await page.getByRole('link', { name: 'Juniper House' }).first().click()
  const panel = page.getByRole('main').locator('section').filter({ hasText: 'Facts to check' })
  await panel.getByRole('button', { name: 'Change review phone' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('textbox', { name: 'Review again by' }).fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog.getByText('Please choose a day in the future')).toBeVisible()
  await dialog.getByRole('textbox', { name: 'Review again by' }).fill('2027-02-01')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect(dialog).toHaveCount(0)
  await expect(panel).toContainText('Next review Feb 1, 2027, by an administrator')
})
