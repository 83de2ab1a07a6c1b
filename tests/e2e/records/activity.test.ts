import { readFile } from 'node:fs/promises'
import { expect, expectAccessible, test } from '@/tests/support/back-office'

// The tests share one installation; each uses its own records.
test.describe.configure({ mode: 'default' })

test('the log shows who did what, can be filtered, and links to the record', async ({ page, desk }) => {
  const { id } = await desk.givenMember('watched')
  const change = { data: { role: 'Gardener' }, headers: { 'sec-fetch-site': 'same-origin' } }
  await page.request.patch(`${desk.url}/api/admin/team-members/${id}`, change)
  const wrong = {
    data: { username: 'maria', password: 'not hers' },
    headers: { 'sec-fetch-site': 'same-origin' },
  }
  await page.request.post(`${desk.url}/api/login`, wrong)

  await desk.open('activity')
  await expect(page.getByText('maria was refused at sign-in')).toBeVisible()
  const line = page.getByRole('listitem').filter({ hasText: 'maria changed the team member Name of watched' })
  await line.getByText('Role', { exact: true }).first().click()
  await expect(line.getByRole('deletion')).toHaveText('Volunteer')
  await expect(line.getByRole('insertion')).toHaveText('Gardener')
  await expectAccessible(page)

  await page.getByRole('combobox', { name: 'Action' }).selectOption({ label: 'Action: Changed' })
  await page.waitForURL('**action=changed')
  await page.getByRole('combobox', { name: 'Kind' }).selectOption({ label: 'Kind: Team members' })
  await page.getByRole('searchbox').fill('gardener')
  await page.waitForURL('**search=gardener**')
  await expect(page.getByRole('status').filter({ hasText: /entr/ })).toHaveText('1 entry')
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export these as CSV' }).click()
  const file = await readFile(await (await download).path(), 'utf8')
  expect(file).toContain('maria,changed,team member,Name of watched,Role: Volunteer → Gardener')

  await page.getByRole('link', { name: 'All entries about Name of watched' }).click()
  await page.waitForURL(`**/admin/activity?record=${id}`)
  await expect(page.getByRole('status').filter({ hasText: /entr/ })).toHaveText('2 entries')
  await page.getByRole('link', { name: 'Name of watched', exact: true }).first().click()
  await page.waitForURL(`**/admin/team-members/${id}`)
})

test('only administrators read it', async ({ page, desk }) => {
  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
  await desk.open('activity')
  await expect(page.getByText('No access')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Activity', exact: true })).toHaveCount(0)
})
