import { expect, expectAccessible, saved, test } from '@/tests/support/back-office'

// The tests share one installation; each uses its own records.
test.describe.configure({ mode: 'default' })

test('search, filters, order and page are in the URL; Back works and counts are announced', async ({
  page,
  desk,
}) => {
  await desk.open('team-members')
  const count = page.getByRole('status').filter({ hasText: 'team member' })
  const everybody = await count.textContent()
  await page.getByRole('searchbox').fill('marcus')
  await page.waitForURL('**search=marcus')
  await expect(count).toHaveText('1 team member')
  await page.goBack()
  await expect(count).toHaveText(everybody ?? '')
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await page.getByRole('combobox', { name: 'Status' }).selectOption({ label: 'Status: draft' })
  await page.waitForURL('**publicationState=draft')
  await page.getByRole('button', { name: 'Remove the filter Status' }).click()
  await expect(count).toHaveText(everybody ?? '')

  const name = page.getByRole('columnheader', { name: 'Name' })
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=-name/)
  // Manual order cannot change in a list sorted by something else.
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByText('No team members match')).toBeVisible()
})

test('rows move by button, stay moved, and announce it', async ({ page, desk }) => {
  await desk.open('team-members')
  const names = page.locator('tbody tr').locator('td:nth-child(3)')
  const [first = '', second = ''] = await names.allTextContents()
  const down = page.getByRole('button', { name: `Move ${first} down` })
  await down.focus()
  await page.keyboard.press('Enter')
  await expect(names.first()).toHaveText(second)
  await expect(names.nth(1)).toHaveText(first)
  await expect(page.getByText(`${first} moved down`)).toBeAttached()
  await expect(down).toBeFocused()
  await page.reload()
  await expect(names.first()).toHaveText(second)
})

test('a switch in the list changes the record', async ({ page, desk }) => {
  const { id } = await desk.givenMember('quick')
  await desk.open('team-members?search=quick')
  // Publishing is not a switch.
  await expect(page.getByRole('row', { name: /Name of quick/ }).getByText('Draft')).toBeVisible()
  const featured = page.getByRole('switch', { name: 'Name of quick: featured' })
  await featured.click()
  await expect(featured).toBeChecked()
  await expect(saved(page)).toBeVisible()
  const { rows } = await desk.sql.query('select featured, active from team_members where id = $1', [id])
  expect(rows).toEqual([{ featured: true, active: false }])
})

test('on phones the menu is a drawer that the keyboard opens and closes', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('team-members')
  const button = page.getByRole('button', { name: 'Menu' })
  await button.focus()
  await page.keyboard.press('Enter')
  const drawer = page.getByRole('dialog', { name: 'Menu' })
  await expect(drawer.getByRole('link', { name: 'Team members' })).toHaveAttribute('aria-current', 'page')
  await expectAccessible(page)
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(button).toBeFocused()
  await button.click()
  await drawer.getByRole('link', { name: 'Reviews' }).click()
  await page.waitForURL('**/testimonials')
  await expect(drawer).toBeHidden()
})

test('several rows are changed at once: the effect is shown first, and Undo reverts it', async ({
  page,
  desk,
}) => {
  const made = [
    await desk.givenMember('bulk-ann'),
    await desk.givenMember('bulk-ben'),
    await desk.givenMember('bulk-cy', { active: true }),
  ]
  const states = async () => {
    const ids = made.map(({ id }) => id)
    const { rows } = await desk.sql.query(
      'select active from team_members where id = any($1) order by slug',
      [ids],
    )
    return rows.map(({ active }) => active)
  }
  await desk.open('team-members?search=bulk-')
  await page.getByRole('checkbox', { name: 'Select all team members on this page' }).click()
  const bar = page.getByRole('region', { name: 'Selected rows' })
  await expect(bar.getByRole('status')).toHaveText('3 team members selected')
  await expectAccessible(page)

  await bar.getByRole('button', { name: 'Change...' }).press('Enter')
  await page
    .getByRole('group', { name: 'Status' })
    .getByRole('menuitem', { name: 'Publish', exact: true })
    .press('Enter')
  await expect(bar.getByRole('status')).toHaveText('Publish 2 team members? 1 needs no change.')
  await bar.getByRole('button', { name: 'Change 2' }).click()
  await expect(page.getByText('2 team members changed', { exact: true })).toBeVisible()
  expect(await states()).toEqual([true, true, true])
  await expect(bar).toBeHidden()

  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Changed back', { exact: true })).toBeVisible()
  expect(await states()).toEqual([false, false, true])
})

test('the filtered list is exported with all of its pages', async ({ page, desk }) => {
  await desk.givenMember('export-me')
  await desk.open('team-members?search=export-me')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export these as CSV' }).click()
  expect((await download).suggestedFilename()).toMatch(/^team-members-\d{4}-\d\d-\d\d\.csv$/)
})
