import { AxeBuilder } from '@axe-core/playwright'
import pg from 'pg'
import type { APIRequestContext, Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { createDatabase } from '@/tests/support/database'
import { type Instance, startInstance } from '@/tests/support/instance'

/** The same class, from the copy of playwright-core that axe's types name. */
type AxePage = ConstructorParameters<typeof AxeBuilder>[0]['page']

const PASSWORD = 'a quiet porch at dusk'

// One installation; each test works on records of its own.
test.describe.configure({ mode: 'default' })

let database: Awaited<ReturnType<typeof createDatabase>>
let server: Instance
let sql: pg.Client

test.beforeAll(async ({ playwright }) => {
  database = await createDatabase('seeded')
  sql = new pg.Client({ connectionString: database.url })
  await sql.connect()
  const env = { TRUSTED_PROXY_HOPS: '1', DATA_DIR: process.env.TEST_SEED_DATA_DIR ?? '.data' }
  server = await startInstance('web', { databaseUrl: database.url, env })
  const stranger = await playwright.request.newContext()
  await post(stranger, '/api/register', {
    username: 'maria',
    password: PASSWORD,
    email: 'm@evergrove.example',
  })
  await stranger.dispose()
})

test.afterAll(async () => {
  await server.stop()
  await sql.end()
  await database.drop()
})

test.beforeEach(async ({ page }) => {
  const { extraHTTPHeaders } = test.info().project.use
  await post(page.request, '/api/login', { username: 'maria', password: PASSWORD }, extraHTTPHeaders)
})

async function post(from: APIRequestContext, path: string, data: object, more: Record<string, string> = {}) {
  const headers = { 'sec-fetch-site': 'same-origin', ...more }
  const answer = await from.post(server.url + path, { data, headers })
  expect(answer.ok(), `${path}: ${answer.status()}`).toBe(true)
  return answer.json()
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(`${server.url}/admin/${path}`)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
}

const save = (page: Page) => page.getByRole('button', { name: 'Save', exact: true })
const saved = (page: Page) => page.getByRole('region', { name: /Notifications/ }).getByText('Saved')

async function givenMember(page: Page, slug: string, more: object = {}) {
  const body = { slug, name: `Name of ${slug}`, role: 'Volunteer', active: false, ...more }
  return (await post(page.request, '/api/admin/team-members', body)) as { id: string; updatedAt: string }
}

async function expectAccessible(page: Page): Promise<void> {
  const { violations } = await new AxeBuilder({ page: page as unknown as AxePage }).analyze()
  expect(violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target).join(', ')}`)).toEqual(
    [],
  )
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  expect(overflow).toBeLessThanOrEqual(0)
}

for (const width of [320, 390, 1280]) {
  test(`list, form, errors and dialogs are accessible at ${width} px`, async ({ page }) => {
    await page.setViewportSize({ width, height: 900 })
    await open(page, 'team-members')
    await expectAccessible(page)
    await page.getByRole('link', { name: 'Marcus Bell' }).click()
    await expect(page.getByRole('textbox', { name: 'Bio' })).toBeVisible()
    await expectAccessible(page)
    await page.getByLabel('Name', { exact: true }).fill('')
    await save(page).click()
    await expect(page.getByText('Name is required')).toBeVisible()
    await expectAccessible(page)
    await page.getByRole('button', { name: 'Delete this team member' }).click()
    await expect(page.getByRole('dialog')).toBeVisible()
    await expectAccessible(page)
  })
}

test('every list and form opens, with one h1 and a title of its own', async ({ page }) => {
  test.setTimeout(180_000)
  await open(page, 'team-members')
  const menu = page.getByRole('navigation', { name: 'Back office' }).first()
  const links = await menu
    .locator('a')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href') ?? ''))
  const titles = new Set<string>()
  const entities = links.filter((href) => !/\/admin(\/tour-requests|\/mail|\/health)?$/.test(href))
  expect(entities.length).toBeGreaterThan(25)
  for (const href of entities) {
    await page.goto(server.url + href)
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
    titles.add(await page.title())
    const first = page.locator('tbody a').first()
    if ((await first.count()) === 0) continue
    await first.click()
    await expect(
      page
        .getByRole('heading', { name: 'History' })
        .or(page.getByRole('heading', { level: 2 }))
        .first(),
    ).toBeVisible()
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1)
  }
  expect(titles.size).toBe(entities.length)
})

test('by keyboard alone: a new member, refused, corrected, saved with Ctrl+S', async ({ page }) => {
  await open(page, 'team-members')
  await page.getByRole('link', { name: 'New team member' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/team-members/new')
  await page.getByLabel('Name', { exact: true }).focus()
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Name is required')).toBeVisible()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  await expect(page).toHaveTitle(/^Error: /)

  await page.keyboard.type('Áda Löve')
  await expect(page.getByText('Name is required')).toBeHidden()
  await expect(page.getByLabel('Slug', { exact: true })).toHaveValue('ada-love')
  await page.getByLabel('Slug', { exact: true }).fill('Ada Love')
  await page.getByLabel('Role', { exact: true }).fill('Librarian')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Slug must be lowercase letters, numbers, and hyphens only')).toBeVisible()
  await expect(page.getByLabel('Slug', { exact: true })).toBeFocused()

  await page.getByLabel('Slug', { exact: true }).fill('marcus-bell')
  await page.keyboard.press('Control+s')
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
  await page.getByLabel('Tags').fill('books')
  await page.keyboard.press('Enter')
  await page.getByRole('textbox', { name: 'Bio' }).focus()
  await page.keyboard.press('Control+b')
  await page.keyboard.type('Reads aloud on Thursdays.')
  await page.keyboard.press('Control+s')
  await page.waitForURL(/team-members\/[0-9a-f-]{36}$/)
  await expect(saved(page)).toBeVisible()
  const { rows } = await sql.query("select name, bio, tags, active from team_members where slug = 'ada-love'")
  expect(rows).toEqual([
    {
      name: 'Áda Löve',
      bio: '<p><strong>Reads aloud on Thursdays.</strong></p>',
      tags: ['books'],
      active: true,
    },
  ])
})

test('search, filters, order and page live in the address; Back works and counts are announced', async ({
  page,
}) => {
  await open(page, 'team-members')
  const count = page.getByRole('status').filter({ hasText: 'team member' })
  const everybody = await count.textContent()
  await page.getByRole('searchbox').fill('marcus')
  await page.waitForURL('**search=marcus')
  await expect(count).toHaveText('1 team member')
  await page.goBack()
  await expect(count).toHaveText(everybody ?? '')
  await expect(page.getByRole('searchbox')).toHaveValue('')

  await page.getByLabel('Active').selectOption({ label: 'Active: no' })
  await page.waitForURL('**active=false')
  await page.getByRole('button', { name: 'Remove the filter Active' }).click()
  await expect(count).toHaveText(everybody ?? '')

  const name = page.getByRole('columnheader', { name: 'Name' })
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'ascending')
  await name.getByRole('button').click()
  await expect(name).toHaveAttribute('aria-sort', 'descending')
  await expect(page).toHaveURL(/sort=-name/)
  // The order of its own cannot be changed in a list sorted by something else.
  await expect(page.getByRole('button', { name: /^Move / })).toHaveCount(0)
  await page.getByRole('searchbox').fill('nobody at all')
  await expect(page.getByText('No team members match')).toBeVisible()
})

test('rows move by button, stay moved, and say so', async ({ page }) => {
  await open(page, 'team-members')
  const names = page.locator('tbody tr').locator('td:nth-child(2)')
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

test('a switch in the list changes the record', async ({ page }) => {
  const { id } = await givenMember(page, 'quick')
  await open(page, 'team-members?search=quick')
  const active = page.getByRole('switch', { name: 'Name of quick: active' })
  await active.click()
  await expect(active).toBeChecked()
  await expect(saved(page)).toBeVisible()
  const { rows } = await sql.query('select active from team_members where id = $1', [id])
  expect(rows).toEqual([{ active: true }])
})

test('two people editing at once: the later one sees what changed and keeps both', async ({ page }) => {
  const { id, updatedAt } = await givenMember(page, 'shared')
  await open(page, `team-members/${id}`)
  await page.getByLabel('Department').fill('Kitchen')
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.patch(`${server.url}/api/admin/team-members/${id}`, {
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
  await expect(page.getByLabel('Department')).toHaveValue('Kitchen')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { rows } = await sql.query('select role, department from team_members where id = $1', [id])
  expect(rows).toEqual([{ role: 'Chaplain', department: 'Kitchen' }])
})

test('unsaved changes are asked about, on a link and on Back', async ({ page }) => {
  const { id } = await givenMember(page, 'leaving')
  await open(page, 'team-members?search=leaving')
  await page.getByRole('link', { name: 'Name of leaving' }).click()
  await page.waitForURL(`**/${id}`)
  await page.getByLabel('Department').fill('Garden')
  await page.getByRole('link', { name: 'Back to Team members' }).click()
  const dialog = page.getByRole('dialog', { name: 'Leave without saving?' })
  await expect(dialog.getByRole('button', { name: 'Stay here' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  await expect(page.getByLabel('Department')).toHaveValue('Garden')
  await page.getByRole('link', { name: 'Back to Team members' }).click()
  await dialog.getByRole('button', { name: 'Leave', exact: true }).click()
  await page.waitForURL(/\/team-members$/)
})

test('the history shows who changed what, and brings an earlier state back', async ({ page }) => {
  const { id } = await givenMember(page, 'remembered')
  await open(page, `team-members/${id}`)
  await page.getByLabel('Role', { exact: true }).fill('Cook')
  await save(page).click()
  const history = page.getByRole('region', { name: 'History' })
  await history.getByText('Role', { exact: true }).first().click()
  await expect(history.getByRole('deletion')).toHaveText('Volunteer')
  await expect(history.getByRole('insertion')).toHaveText('Cook')
  await history.getByRole('button', { name: /^Restore/ }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(page.getByLabel('Role', { exact: true })).toHaveValue('Volunteer')
  await expect(history.getByText('maria')).toHaveCount(3)
})

test('deleting asks first with the safe button in focus, and says where a record is used', async ({
  page,
}) => {
  const { id } = await givenMember(page, 'leaver')
  await open(page, `team-members/${id}`)
  await page.getByRole('button', { name: 'Delete this team member' }).click()
  await expect(page.getByRole('button', { name: 'Keep it' })).toBeFocused()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await page.waitForURL(/\/team-members$/)
  expect((await sql.query('select 1 from team_members where id = $1', [id])).rowCount).toBe(0)

  await open(page, 'care-types')
  await page
    .getByRole('button', { name: /^Actions for/ })
    .first()
    .click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('dialog').getByRole('alert')).toContainText('Remove it there first.')
})

test('a picture is chosen from the library', async ({ page }) => {
  const { id } = await givenMember(page, 'pictured')
  await open(page, `team-members/${id}`)
  await page.getByRole('button', { name: 'From library: Portrait' }).click()
  const dialog = page.getByRole('dialog', { name: 'Portrait' })
  await dialog.getByLabel('Search by what they show').fill('porch')
  await expect(dialog.getByRole('status')).not.toHaveText('Loading...')
  await dialog.getByRole('listitem').getByRole('button').first().click()
  await expect(page.getByRole('button', { name: 'Choose another: Portrait' })).toBeVisible()
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { rows } = await sql.query('select avatar_image_id as image from team_members where id = $1', [id])
  expect(rows[0].image).toMatch(/^[0-9a-f-]{36}$/)
})

test('children are added, opened and ordered on their parent’s form', async ({ page }) => {
  await open(page, 'communities?search=juniper')
  await page.getByRole('link', { name: 'Juniper House' }).click()
  const highlights = page.getByRole('region', { name: 'Highlights' })
  await highlights.getByRole('link', { name: 'Add a highlight' }).click()
  await page.getByLabel('Title', { exact: true }).fill('A night kitchen')
  await save(page).click()
  await page.waitForURL(/\/communities\/[0-9a-f-]{36}$/)
  await expect(highlights.getByRole('link', { name: 'A night kitchen' })).toBeVisible()
  await highlights.getByRole('button', { name: 'Move A night kitchen up' }).click()
  await expect(page.getByText('A night kitchen moved up')).toBeAttached()
})

test('tables in an article survive a correction beside them', async ({ page }) => {
  const table =
    '<table><caption>Rates</caption><tr><th scope="col">Room</th><td colspan="2">$4,850</td></tr></table>'
  const body = { slug: 'rates', title: 'Rates', content: `<p>Old words.</p>${table}`, published: false }
  const { id } = await post(page.request, '/api/admin/blog-posts', body)
  await open(page, `blog-posts/${id}`)
  await page.getByRole('textbox', { name: 'Content' }).getByText('Old words.').click()
  await page.keyboard.press('Home')
  await page.keyboard.type('New and ')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  const { rows } = await sql.query('select content from blog_posts where id = $1', [id])
  expect(rows[0].content).toBe(`<p>New and Old words.</p>${table}`)
})

test('T53: what an editor pastes never runs on the page', async ({ page }) => {
  const evil = [
    '<script>window.__xss = 1</script>',
    '<img src=x onerror="window.__xss = 1">',
    '<svg onload="window.__xss = 1"></svg>',
    '<p onclick="window.__xss = 1" style="position:fixed">kept words</p>',
    '<a href="javascript:window.__xss = 1">a link</a>',
    '<xmp><img src=x onerror="window.__xss = 1"></xmp>',
    '<noscript><p title="</noscript><img src=x onerror=window.__xss=1>">',
    '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=window.__xss=1&gt;">',
    '<iframe srcdoc="<script>parent.__xss = 1</script>"></iframe>',
    '<base href="https://evil.example/"><meta http-equiv="refresh" content="0;url=https://evil.example/">',
  ]
  const more = { active: true, bio: evil.join(''), name: '<b onmouseover="window.__xss = 1">Eve</b>' }
  await givenMember(page, 'eve', more)
  await page.goto(`${server.url}/team/eve`)
  await expect(page.getByText('kept words')).toBeVisible()
  await page.getByText('a link').click()
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined()
  expect(page.url()).toBe(`${server.url}/team/eve`)
  const found = page
    .locator('main')
    .locator('script, iframe, svg[onload], base, meta, style, [onclick], [onerror]')
  await expect(found).toHaveCount(0)
})

test('whoever may only read finds no way to write', async ({ page }) => {
  await sql.query("update users set role = 'viewer' where username = 'maria'")
  try {
    await open(page, 'team-members')
    await expect(page.getByRole('link', { name: 'New team member' })).toHaveCount(0)
    await expect(page.getByRole('switch')).toHaveCount(0)
    await page.getByRole('link', { name: 'Marcus Bell' }).click()
    await expect(page.getByText('Marcus Bell').first()).toBeVisible()
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
    await open(page, 'team-members/new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Not for your role')
  } finally {
    await sql.query("update users set role = 'admin' where username = 'maria'")
  }
})

test('on phones the menu is a drawer that the keyboard opens and closes', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await open(page, 'team-members')
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

test('logging out leads to the front page and ends the session', async ({ page }) => {
  await open(page, 'team-members')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${server.url}/`)
  await page.goto(`${server.url}/admin/team-members`)
  await page.waitForURL('**/login')
})
