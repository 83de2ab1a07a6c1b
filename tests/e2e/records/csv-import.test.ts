import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from '@/tests/support/back-office'

const FILE = 'Name;Slug;Job;Active\nVera Voss;import-vera;Gardener;Yes\nWalt West;import walt;Driver;no\n'

test('a file is imported: columns are mapped, rows previewed, good ones imported, and one step undoes it', async ({
  page,
  desk,
}) => {
  const count = async () =>
    (await desk.sql.query("select name from team_members where slug like 'import%'")).rows.map(
      ({ name }) => name,
    )
  await desk.open('team-members')
  await page.getByRole('link', { name: 'Import team members' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Import team members')
  await expectAccessible(page)
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'people.csv', mimeType: 'text/csv', buffer: Buffer.from(FILE) })
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('people.csv')
  const rows = page.getByRole('table', { name: 'Rows' })
  await expect(rows.getByText('Role: Role is required').first()).toBeVisible()

  await page.getByRole('combobox', { name: 'Field for Job' }).selectOption({ label: 'Role' })
  await expect(
    rows.getByText('Slug: Slug must be lowercase letters, numbers, and hyphens only'),
  ).toBeVisible()
  await expect(rows.getByText('Role: Role is required')).toHaveCount(0)
  await expectAccessible(page)
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Refused rows as CSV' }).click()
  expect(await readFile(await (await download).path(), 'utf8')).toContain(
    'Walt West,import walt,Driver,no,3,"Slug: ',
  )
  expect(await count()).toEqual([])

  await page.getByRole('button', { name: 'Import 1 team member' }).click()
  await expect(page.getByText('Imported.')).toBeVisible()
  expect(await count()).toEqual(['Vera Voss'])
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo import', exact: true }).click()
  await expect(page.getByText('undid this import')).toBeVisible()
  expect(await count()).toEqual([])
  await page.goto(`${desk.url}/admin/team-members/import`)
  await expect(page.getByRole('link', { name: 'people.csv' })).toBeVisible()
})

test('the site’s questions, exported and imported again, stay unchanged', async ({ page, desk }) => {
  await desk.open('faqs')
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export all as CSV' }).click()
  const buffer = await readFile(await (await download).path())
  await page.goto(`${desk.url}/admin/faqs/import`)
  await page.getByLabel('CSV file').setInputFiles({ name: 'faqs.csv', mimeType: 'text/csv', buffer })
  await expect(
    page.getByText('Everything in this file is already here. There is nothing to import.'),
  ).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
})
