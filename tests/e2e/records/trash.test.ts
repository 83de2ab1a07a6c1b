import { expect, expectAccessible, test } from '@/tests/support/back-office'

// One installation; each test works on records of its own.
test.describe.configure({ mode: 'default' })

test('a deleted question leaves the site, and the deletion is undone by keyboard', async ({ page, desk }) => {
  const question = 'May residents keep a parrot?'
  await desk.post('/api/admin/faqs', { question, answer: '<p>Yes, and it may talk.</p>', active: true })
  const isPublic = async () => (await (await page.request.get(`${desk.url}/faqs`)).text()).includes(question)
  await expect.poll(isPublic, { timeout: 20_000 }).toBe(true)

  await desk.open('faqs?search=parrot')
  await page.getByRole('button', { name: `Actions for ${question}` }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await expect(page.getByText('You can restore it from Trash for 30 days')).toBeVisible()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No questions match')).toBeVisible()
  await expect.poll(isPublic, { timeout: 20_000 }).toBe(false)

  await page.keyboard.press('F8')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: 'Undo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Restored')).toBeVisible()
  await expect(page.getByRole('link', { name: question })).toBeVisible()
  await expect.poll(isPublic, { timeout: 20_000 }).toBe(true)
})

test('the old address shows who deleted it and its history, and restores it under another slug', async ({
  page,
  desk,
}) => {
  const { id } = await desk.givenMember('returning')
  await desk.open(`team-members/${id}`)
  await page.getByRole('button', { name: 'Delete this team member' }).click()
  await page.getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL('**/admin/team-members')
  await desk.givenMember('returning', { name: 'A newcomer' })

  await desk.open(`team-members/${id}`)
  await expect(
    page.getByText(
      /This team member was deleted by maria on .* It will be permanently deleted in \d+ days\./,
    ),
  ).toBeVisible()
  await expect(page.getByRole('heading', { name: 'History' })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Restore Name of returning' }).click()
  await expect(page.getByText('Slug “returning” is now used by the team member “A newcomer”.')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('textbox', { name: 'New slug' }).fill('returning-again')
  await page.getByRole('button', { name: 'Restore with this slug' }).click()
  await expect(page.getByRole('textbox', { name: 'Slug' })).toHaveValue('returning-again')
  await expect(page.getByText('Restored from the trash')).toBeHidden()
})

test('the trash can be searched and restored from; only administrators delete for good', async ({
  page,
  desk,
}) => {
  for (const slug of ['leaving-one', 'leaving-two']) {
    const { id } = await desk.givenMember(slug)
    await page.request.delete(`${desk.url}/api/admin/team-members/${id}`, {
      headers: { 'sec-fetch-site': 'same-origin' },
    })
  }
  await desk.open('team-members')
  await page.getByRole('link', { name: 'Trash: deleted team members' }).click()
  await page.waitForURL('**/admin/trash?entity=team-members')
  await page.getByRole('searchbox').fill('leaving')
  await expect(page.getByRole('status').filter({ hasText: 'deleted items' })).toHaveText('2 deleted items')
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Restore Name of leaving-one' }).click()
  await expect(page.getByRole('status').filter({ hasText: 'deleted item' })).toHaveText('1 deleted item')
  await page.getByRole('button', { name: 'Delete permanently Name of leaving-two' }).click()
  await page.getByRole('button', { name: 'Delete permanently', exact: true }).click()
  await expect(page.getByText('No items match')).toBeVisible()

  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
  const { id } = await desk.sql
    .query("select id from team_members where slug = 'leaving-one'")
    .then(({ rows }) => rows[0])
  await page.request.delete(`${desk.url}/api/admin/team-members/${id}`, {
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await desk.open('trash?search=leaving')
  await expect(page.getByRole('button', { name: 'Restore Name of leaving-one' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Delete permanently/ })).toHaveCount(0)
})
