import { expect, expectAccessible, test } from '@/tests/support/back-office'

// The tests share one installation; each uses its own records and views.
test.describe.configure({ mode: 'default' })

test('a list is saved as a view: a tab that opens it again and can be the default', async ({
  page,
  desk,
}) => {
  await desk.open('faqs')
  const tabs = page.getByRole('navigation', { name: 'Saved views' })
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Status: live' })
  await page.waitForURL('**publicationState=live')
  await page.getByRole('button', { name: 'Save this view' }).click()
  const dialog = page.getByRole('dialog', { name: 'Save this view' })
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await expect(dialog.getByText('Please enter a name')).toBeVisible()
  await dialog.getByLabel('Name').fill('On the site')
  await expectAccessible(page)
  await dialog.getByLabel('Share with everyone who can see this list').click()
  await dialog.getByRole('button', { name: 'Save view' }).click()
  const tab = tabs.getByRole('link', { name: 'On the site' })
  await expect(tab).toHaveAttribute('aria-current', 'page')

  await tabs.getByRole('link', { name: 'All' }).click()
  await expect(tabs.getByRole('link', { name: 'All' })).toHaveAttribute('aria-current', 'page')
  await page.goBack()
  await expect(tab).toHaveAttribute('aria-current', 'page')
  await expect(page.getByRole('combobox', { name: 'Status' })).toHaveValue('live')

  await page.getByRole('button', { name: 'Clear all' }).click()
  await page.getByRole('button', { name: 'Save changes' }).click()
  await expect(page.getByText('View saved').first()).toBeVisible()
  await expect(page.getByRole('button', { name: 'Save changes' })).toBeHidden()

  await page.getByRole('button', { name: 'Change the view On the site' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Open the list with this view' }).press('Enter')
  await expect(page.getByText('The list opens with this view').first()).toBeVisible()
  await page.goto(`${desk.url}/admin/faqs`)
  await expect(page).toHaveURL(/view=/)
  await tabs.getByRole('link', { name: 'All' }).click()
  await expect(page).toHaveURL(/view=all$/)

  await tab.click()
  await page.getByRole('button', { name: 'Change the view On the site' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete this view' }).press('Enter')
  await expect(tab).toBeHidden()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(tab).toBeVisible()
})

test('columns are chosen and ordered, and stay on another computer', async ({ page, desk }) => {
  await desk.open('testimonials')
  await page.getByRole('button', { name: 'Columns' }).click()
  const dialog = page.getByRole('dialog', { name: 'Columns' })
  await dialog.getByRole('checkbox', { name: 'Rating' }).click()
  await dialog.getByRole('checkbox', { name: 'Source' }).click()
  await expectAccessible(page)
  const up = dialog.getByRole('button', { name: 'Move Source up' })
  while ((await up.getAttribute('aria-disabled')) === 'false') await up.press('Enter')
  await dialog.getByRole('button', { name: 'Show these' }).click()
  const headings = page.getByRole('columnheader')
  await expect(headings.filter({ hasText: 'Source' })).toBeVisible()
  await expect(headings.filter({ hasText: 'Rating' })).toHaveCount(0)

  await page.context().clearCookies()
  await desk.signIn()
  await desk.open('testimonials')
  const order = (await headings.allTextContents()).filter((text) => /Author|Source|Community/.test(text))
  expect(order).toEqual(['Author name', 'Source', 'Author relation', 'Community'])
  await page.getByRole('button', { name: 'Columns' }).click()
  await dialog.getByRole('button', { name: 'Reset' }).click()
  await expect(headings.filter({ hasText: 'Rating' })).toBeVisible()
})

test('a short field is edited in its row: by keyboard, validated in the cell, and reversible', async ({
  page,
  desk,
}) => {
  const { id } = await desk.givenMember('inline')
  await desk.open('team-members?search=inline')
  const pencil = page.getByRole('button', { name: 'Edit Name of inline: role' })
  await pencil.focus()
  await page.keyboard.press('F2')
  const cell = page.getByRole('textbox', { name: 'Name of inline: role' })
  await expect(cell).toBeFocused()
  await cell.fill('')
  await cell.press('Enter')
  await expect(page.getByText('Role is required')).toBeVisible()
  await expectAccessible(page)
  await cell.press('Escape')
  await expect(pencil).toBeFocused()

  await pencil.press('Enter')
  await cell.fill('Night nurse')
  await cell.press('Enter')
  await expect(page.getByRole('cell', { name: 'Night nurse' })).toBeVisible()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByRole('cell', { name: 'Volunteer' })).toBeVisible()

  // A concurrent edit is reported and kept.
  await page.getByText('Volunteer').dblclick()
  await cell.fill('Cook')
  await desk.sql.query(
    "update team_members set role = 'Gardener', updated_at = now() + interval '1 s' where id = $1",
    [id],
  )
  await cell.press('Enter')
  await expect(page.getByText(/changed this after you opened it.* Current value: Gardener/)).toBeVisible()
  const { rows } = await desk.sql.query('select role from team_members where id = $1', [id])
  expect(rows).toEqual([{ role: 'Gardener' }])
})

test('more filters appear on demand; all of them are cleared at once', async ({ page, desk }) => {
  await desk.open('team-members')
  await page.getByRole('button', { name: 'Add filter' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Department' }).press('Enter')
  const department = page.getByRole('combobox', { name: 'Department' })
  await expect(department).toBeFocused()
  await department.selectOption({ index: 1 })
  await expect(page).toHaveURL(/department=/)
  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Status: live' })
  await expect(page).toHaveURL(/publicationState=live/)
  await page.getByRole('button', { name: 'Clear all' }).click()
  await expect(page).toHaveURL(/team-members$/)
  await expect(department).toBeHidden()
})

test('on a phone the first record is within 260 px and nothing is cut off', async ({ page, desk }) => {
  // A banner about waiting calls is above every list; other tests send such requests.
  await desk.sql.query('update tour_requests set first_attempt_at = coalesce(first_attempt_at, now())')
  await page.setViewportSize({ width: 390, height: 844 })
  for (const list of ['team-members', 'faqs', 'floor-plans', 'blog-posts', 'communities', 'pages']) {
    await desk.open(list)
    const first = page.locator('tbody tr').first()
    await expect(first).toBeVisible()
    expect((await first.boundingBox())?.y, list).toBeLessThanOrEqual(260)
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
    expect(overflow, list).toBeLessThanOrEqual(0)
  }
})
