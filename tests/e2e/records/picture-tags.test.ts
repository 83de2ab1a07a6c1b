import type { Page } from 'playwright/test'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { someJpeg } from '@/tests/support/pictures'

// The tests share one installation; each uses its own tags.
test.describe.configure({ mode: 'default' })

const tagBar = (page: Page) => page.getByRole('region', { name: 'Selected pictures' })
const tagFilter = (page: Page) => page.getByRole('combobox', { name: 'Tags', exact: true })
const pictures = (page: Page) => page.getByRole('list', { name: 'Pictures' }).getByRole('listitem')

test('a tag is added at upload, put on several pictures at once, and removed', async ({ page, desk }) => {
  await desk.open('images')
  const field = page.getByRole('combobox', { name: /^Tags for what you upload/ })
  await field.fill('Winter market')
  await page.getByRole('option', { name: 'Create the tag “Winter market”' }).click()
  await expect(page.getByRole('button', { name: 'Remove Winter market' })).toBeVisible()
  const file = { name: 'market.jpg', mimeType: 'image/jpeg', buffer: await someJpeg(700, 500) }
  await page.getByLabel('Pictures to upload').setInputFiles([file])
  await expect(page.getByText('Tagged Winter market')).toBeVisible()
  await expectAccessible(page)

  await page.goto(`${desk.url}/admin/images?search=exterior`)
  await expect(pictures(page).first()).toBeVisible()
  const total = await pictures(page).count()
  expect(total).toBeGreaterThan(2)
  await pictures(page).first().getByRole('checkbox').click()
  await tagBar(page)
    .getByRole('button', { name: `Select all ${total}` })
    .click()
  await tagBar(page).getByRole('button', { name: 'Tags...' }).click()
  const dialog = page.getByRole('dialog')
  const put = dialog.getByRole('combobox', { name: 'Add' })
  await put.fill('winter m')
  await put.press('ArrowDown')
  await put.press('Enter')
  await expect(dialog.getByText(`Adds “Winter market” to ${total} pictures.`)).toBeVisible()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: `Change ${total} pictures` }).click()
  await expect(pictures(page).filter({ hasText: 'Winter market' })).toHaveCount(total)
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Changed back', { exact: true })).toBeVisible()
  await expect(pictures(page).filter({ hasText: 'Winter market' })).toHaveCount(0)
})

test('the library and the picker are filtered by a tag', async ({ page, desk }) => {
  await desk.open('images')
  const label = await tagFilter(page).locator('option', { hasText: 'Care' }).textContent()
  const count = Number(/\((\d+)\)/.exec(label ?? '')?.[1])
  await tagFilter(page).selectOption({ label: label ?? '' })
  await expect(page.getByText(`${count} pictures`, { exact: true })).toBeVisible()
  await page.getByRole('button', { name: 'Remove the filter Tags' }).click()
  await expect(page.getByText(`${count} pictures`, { exact: true })).toHaveCount(0)

  const { id } = await desk.givenMember('tagged')
  await desk.open(`team-members/${id}`)
  await page.getByRole('button', { name: 'Choose or upload: Portrait' }).click()
  const dialog = page.getByRole('dialog', { name: 'Portrait' })
  await dialog.getByRole('combobox', { name: 'Tags', exact: true }).selectOption({ label: label ?? '' })
  await expect(dialog.getByText(`${count} pictures`, { exact: true })).toBeVisible()
  await expectAccessible(page)
})

test('tags are created in a picture’s form, renamed, merged, deleted and restored', async ({
  page,
  desk,
}) => {
  await desk.open('images?search=exterior')
  await pictures(page).first().getByRole('link').click()
  await expect(page.getByRole('heading', { name: 'Tags', exact: true })).toBeVisible()
  const field = page.getByRole('combobox', { name: 'Tags', exact: true })
  await field.fill('Facade')
  await field.press('Enter')
  await expect(page.getByRole('button', { name: 'Remove Facade' })).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('image-tags')
  const row = (name: string) =>
    page
      .getByRole('list', { name: 'Picture tags' })
      .getByRole('listitem')
      .filter({ has: page.getByRole('link', { name: new RegExp(`^${name} `) }) })
  await expect(row('Facade')).toContainText('1 picture')
  await row('Facade').getByRole('button', { name: 'Rename Facade' }).click()
  await page.getByLabel('New name of Facade').fill('Façade')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(row('Façade')).toBeVisible()

  await page.getByLabel('New tag').fill('Fronts')
  await page.getByRole('button', { name: 'Create tag' }).click()
  await expect(row('Fronts')).toContainText('0 pictures')
  await row('Façade').getByRole('button', { name: 'Rename Façade' }).click()
  await page.getByLabel('New name of Façade').fill('fronts')
  await page.getByRole('button', { name: 'Rename', exact: true }).click()
  await expect(page.getByText('A tag with this name already exists, on 0 pictures.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Merge', exact: true }).click()
  await expect(row('Façade')).toHaveCount(0)
  await expect(row('Fronts')).toContainText('1 picture')

  await row('Fronts').getByRole('button', { name: 'Delete Fronts' }).click()
  await expect(page.getByText('It will be removed from 1 picture. The pictures stay.')).toBeVisible()
  await page.getByRole('button', { name: 'Delete tag' }).click()
  await expect(row('Fronts')).toHaveCount(0)
  await page.getByRole('button', { name: 'Undo' }).last().click()
  await expect(row('Fronts')).toContainText('1 picture')
  await expectAccessible(page)
})
