import { draftSaved, expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

// The tests share one installation; each uses its own records.
test.describe.configure({ mode: 'default' })

test('by keyboard alone: a new member, refused, corrected, kept with Ctrl+S, published', async ({
  page,
  desk,
}) => {
  await desk.open('team-members')
  await page.getByRole('link', { name: 'New team member' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/team-members/new')
  await save(page).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)

  await page.keyboard.type('Áda Löve')
  await expect(page.getByText('Name is required')).toBeHidden()
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('ada-love')
  await page.getByLabel('Slug', { exact: true }).fill('Ada Love')
  await page.getByLabel('Role', { exact: true }).fill('Librarian')
  await save(page).press('Enter')
  await expect(page.getByText('Slug must be lowercase letters, numbers, and hyphens only')).toBeVisible()
  await expect(page.getByLabel('Slug', { exact: true })).toBeFocused()

  await page.getByLabel('Slug', { exact: true }).fill('marcus-bell')
  await save(page).press('Enter')
  await expect(page.getByText('Slug is already used by another team member').first()).toBeVisible()
  await expect(page.getByLabel('Slug', { exact: true })).toBeFocused()

  await page.getByLabel('Slug', { exact: true }).fill('ada-love')
  const community = page.getByRole('combobox', { name: 'Community' })
  await community.focus()
  await page.keyboard.type('juni')
  await expect(page.getByRole('option', { name: 'Juniper House' })).toBeVisible()
  await page.keyboard.press('ArrowDown')
  await page.keyboard.press('Enter')
  await expect(community).toHaveValue('Juniper House')
  await page.getByRole('textbox', { name: 'Topics to ask about' }).fill('books')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Bio' }).focus()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Reads aloud on Thursdays.')
  await page.keyboard.press('Control+s')
  await expect(draftSaved(page)).toBeVisible()
  expect((await desk.sql.query("select 1 from team_members where slug = 'ada-love'")).rowCount).toBe(0)
  await save(page).press('Enter')
  await page.waitForURL(/team-members\/[0-9a-f-]{36}$/)
  await expect(saved(page)).toBeVisible()
  const { rows } = await desk.sql.query(
    "select name, bio, tags, active from team_members where slug = 'ada-love'",
  )
  expect(rows).toEqual([
    {
      name: 'Áda Löve',
      bio: '<p><strong>Reads aloud on Thursdays.</strong></p>',
      tags: ['books'],
      active: true,
    },
  ])
})

test('two people editing at once: the later one sees what changed and keeps both', async ({ page, desk }) => {
  const { id, updatedAt } = await desk.givenMember('shared')
  await desk.open(`team-members/${id}`)
  await page.getByRole('textbox', { name: 'Department' }).fill('Kitchen')
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.patch(`${desk.url}/api/admin/team-members/${id}`, {
    data: { role: 'Chaplain', updatedAt },
    headers,
  })
  await save(page).click()
  await expect(page.getByText('maria changed this after you opened it')).toBeVisible()
  await page.getByRole('button', { name: 'See what changed' }).click()
  await expect(page.getByText('Role: Chaplain')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep theirs and mine' }).click()
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Chaplain')
  await expect(page.getByRole('textbox', { name: 'Department' })).toHaveValue('Kitchen')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { rows } = await desk.sql.query('select role, department from team_members where id = $1', [id])
  expect(rows).toEqual([{ role: 'Chaplain', department: 'Kitchen' }])
})

test('unsaved changes prompt before leaving by a link, where there are no drafts', async ({ page, desk }) => {
  await desk.post('/api/admin/care-needs', { name: 'Tube feeding' })
  await desk.open('care-needs?search=tube')
  await page.getByRole('link', { name: 'Tube feeding' }).click()
  await page.waitForURL(/care-needs\/[0-9a-f-]{36}$/)
  await page.getByRole('textbox', { name: 'Name' }).fill('Garden')
  await page.getByRole('link', { name: 'Back to Care needs' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByRole('textbox', { name: 'Name' })).toHaveValue('Garden')
  await page.getByRole('link', { name: 'Back to Care needs' }).click()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL(/\/care-needs$/)
})

test('the history shows who changed what and restores an earlier state', async ({ page, desk }) => {
  const { id } = await desk.givenMember('remembered', { active: true })
  await desk.open(`team-members/${id}`)
  await page.getByLabel('Role', { exact: true }).fill('Cook')
  await save(page).click()
  const history = page.getByRole('region', { name: 'History' })
  await history
    .locator('summary')
    .filter({ hasText: /^Role$/ })
    .click()
  await expect(history.getByRole('deletion')).toHaveText('Volunteer')
  await expect(history.getByRole('insertion')).toHaveText('Cook')
  await history.getByRole('button', { name: /^Restore/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Volunteer')
  const stored = () => desk.sql.query('select role from team_members where id = $1', [id])
  expect((await stored()).rows).toEqual([{ role: 'Cook' }])
  await save(page).click()
  await expect(history.getByText('maria')).toHaveCount(3)
  expect((await stored()).rows).toEqual([{ role: 'Volunteer' }])
})

test('deleting asks first with focus on the safe button, and lists where a record is used', async ({
  page,
  desk,
}) => {
  const { id } = await desk.givenMember('leaver')
  await desk.open(`team-members/${id}`)
  await page.getByRole('button', { name: 'Delete this team member' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(/\/team-members$/)
  expect((await desk.sql.query('select 1 from team_members where id = $1', [id])).rowCount).toBe(0)

  await desk.open('care-types')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(/\d+ reviews .* must keep it as received\./)
  await expect(dialog.getByRole('list', { name: 'Where it is used' }).getByRole('link').first()).toBeVisible()
  await expect(dialog.getByRole('button', { name: /^Delete/ })).toHaveCount(0)
})

test('a picture is chosen from the library', async ({ page, desk }) => {
  const { id } = await desk.givenMember('pictured')
  await desk.open(`team-members/${id}`)
  await page.getByRole('button', { name: 'Choose or upload: Portrait' }).click()
  const dialog = page.getByRole('dialog', { name: 'Portrait' })
  await dialog.getByLabel('Search by description').fill('porch')
  await expect(dialog.getByText('Loading...')).toHaveCount(0)
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Choose another: Portrait' })).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { rows } = await desk.sql.query('select avatar_image_id as image from team_members where id = $1', [
    id,
  ])
  expect(rows[0].image).toMatch(/^[0-9a-f-]{36}$/)
})

test('children are added, opened and ordered on their parent’s form', async ({ page, desk }) => {
  await desk.open('communities?search=juniper')
  await page.getByRole('link', { name: 'Juniper House' }).click()
  await openTab(page, 'Highlights')
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await highlights.getByRole('link', { name: 'Add a highlight' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A night kitchen')
  await save(page).click()
  await page.waitForURL(/\/communities\/[0-9a-f-]{36}$/)
  await openTab(page, 'Highlights')
  await expect(highlights.getByRole('link', { name: 'A night kitchen' })).toBeVisible()
  await highlights.getByRole('button', { name: 'Move A night kitchen up' }).click()
  await expect(page.getByText('A night kitchen moved up')).toBeAttached()
})

test('tables in an article survive an edit next to them', async ({ page, desk }) => {
  const table =
    '<table><caption>Rates</caption><tbody><tr><th scope="row">Room</th><td colspan="2">$4,850</td></tr></tbody></table>'
  const body = { slug: 'rates', title: 'Rates', content: `<p>Old words.</p>${table}`, published: false }
  const { id } = await desk.post('/api/admin/blog-posts', body)
  await desk.open(`blog-posts/${id}`)
  await page.getByRole('textbox', { name: 'Content' }).getByText('Old words.').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('New and ')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { rows } = await desk.sql.query('select content from blog_posts where id = $1', [id])
  expect(rows[0].content).toBe(`<p>New and Old words.</p>${table}`)
})
