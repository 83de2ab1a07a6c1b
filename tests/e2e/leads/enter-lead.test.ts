import { expect, expectAccessible, test } from '@/tests/support/back-office'

test("B13: a caller's lead is entered by keyboard on a phone-sized screen, and a mistake loses no input", async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('tour-requests')
  await page.getByRole('link', { name: 'Log a call or visit' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/Log a call or visit/)
  await page.waitForLoadState('networkidle')
  await expectAccessible(page)
  await page.getByLabel('Name', { exact: true }).fill('Harriet Lund')
  await page.getByLabel('Phone number').fill('555')
  await page.getByLabel('What they are looking for').fill('For her husband, memory care, by January')
  await page.reload()
  await expect(page.getByLabel('Phone number')).toHaveValue('555')
  await page.getByLabel('What they are looking for').focus()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a valid phone number')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('Harriet Lund')
  await page.getByLabel('Phone number').fill('(303) 555-0119')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'Harriet Lund' })).toBeVisible()
  await expect(page.getByText('maria logged a phone call')).toBeVisible()
  await expect(page.getByText('For her husband, memory care, by January').first()).toBeVisible()
  await desk.open('tour-requests/new')
  await expect(page.getByLabel('Name', { exact: true })).toHaveValue('')
  await desk.open('tour-requests')
  await expect(page.getByText('No one is waiting for a call.')).toBeVisible()
})
