import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('Ctrl K finds a record, a page and an action from anywhere by keyboard', async ({ page, desk }) => {
  const { id } = await desk.givenMember('palette')
  await desk.open('faqs')
  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search the back office' })
  const field = palette.getByRole('combobox')
  await expect(field).toBeFocused()
  await field.fill('name of palette')
  await expect(palette.getByRole('option', { name: /Name of palette/ })).toHaveAttribute(
    'aria-selected',
    'true',
  )
  await expectAccessible(page)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(`${desk.url}/admin/team-members/${id}`)

  await page.getByRole('button', { name: 'Search', exact: false }).first().click()
  await field.fill('new quest')
  await palette.getByRole('option', { name: 'New question' }).click()
  await expect(page).toHaveURL(`${desk.url}/admin/faqs/new`)

  // A setting by the word people use, which opens at its field.
  await page.keyboard.press('Control+k')
  await field.fill('favicon')
  await palette.getByRole('option', { name: /^Icon\s*Brand/ }).click()
  await expect(page).toHaveURL(`${desk.url}/admin/brand#field-iconImageId`)
  await expect(page.locator('[data-field="iconImageId"]').getByRole('button').first()).toBeFocused()

  await page.keyboard.press('Control+k')
  await field.fill('how do I invite')
  await expect(palette.getByRole('option', { name: 'Invite a colleague' })).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(palette).toBeHidden()
})

test('single-key shortcuts search a list, create a record and list themselves, but not while typing or when switched off', async ({
  page,
  desk,
}) => {
  await desk.open('team-members')
  await page.keyboard.press('/')
  const search = page.getByRole('searchbox')
  await expect(search).toBeFocused()
  await page.keyboard.type('n?')
  await expect(search).toHaveValue('n?')
  // While the previous rows fade out, the text is too pale for the contrast check.
  await expect(page.getByText('No team members match')).toBeVisible()
  await search.blur()
  await page.keyboard.press('?')
  const keys = page.getByRole('dialog', { name: 'Keys' })
  await expect(keys).toBeVisible()
  await expectAccessible(page)
  await page.keyboard.press('n')
  await page.keyboard.press('Escape')
  await expect(keys).toBeHidden()
  await page.keyboard.press('n')
  await expect(page).toHaveURL(`${desk.url}/admin/team-members/new`)

  await page.goto(`${desk.url}/admin/account`)
  await page.getByRole('switch', { name: 'Keyboard shortcuts' }).click()
  await expect(page.getByText('Keyboard shortcuts are off').first()).toBeVisible()
  await desk.open('team-members')
  await page.keyboard.press('n')
  await page.keyboard.press('/')
  await expect(search).not.toBeFocused()
  await expect(page).toHaveURL(/team-members$/)
  await page.keyboard.press('Control+k')
  await expect(page.getByRole('dialog', { name: 'Search the back office' })).toBeVisible()
})
