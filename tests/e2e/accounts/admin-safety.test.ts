import { expect, expectAccessible, save, test } from '@/tests/support/back-office'

// Shared installation; each test uses its own records.
test.describe.configure({ mode: 'default' })

for (const width of [320, 390, 1280]) {
  test(`list, form, errors and dialogs are accessible at ${width} px`, async ({ page, desk }) => {
    await page.setViewportSize({ width, height: 900 })
    await desk.open('team-members')
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

test('T53: what an editor pastes never runs on the page', async ({ page, desk }) => {
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
  await desk.givenMember('eve', more)
  await page.goto(`${desk.url}/team/eve`)
  await expect(page.getByText('kept words')).toBeVisible()
  await page.getByText('a link').click()
  expect(await page.evaluate(() => (window as { __xss?: number }).__xss)).toBeUndefined()
  expect(page.url()).toBe(`${desk.url}/team/eve`)
  const found = page
    .locator('main')
    .locator(
      'script:not([type="application/ld+json"]), iframe, svg[onload], base, meta, style, [onclick], [onerror]',
    )
  await expect(found).toHaveCount(0)
})

test('a read-only user finds no way to write', async ({ page, desk }) => {
  await desk.sql.query("update users set role = 'viewer' where username = 'maria'")
  try {
    await desk.open('team-members')
    await expect(page.getByRole('link', { name: 'New team member' })).toHaveCount(0)
    await expect(page.getByRole('switch')).toHaveCount(0)
    await page.getByRole('link', { name: 'Marcus Bell' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Marcus Bell' })).toBeVisible()
    await expect(save(page)).toHaveCount(0)
    await expect(page.getByRole('textbox')).toHaveCount(0)
    await expectAccessible(page)
    await desk.open('team-members/new')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('No access')
  } finally {
    await desk.sql.query("update users set role = 'admin' where username = 'maria'")
  }
})

test('logging out leads to the front page and ends the session', async ({ page, desk }) => {
  await desk.open('team-members')
  await page.getByRole('button', { name: 'Log out' }).click()
  await page.waitForURL(`${desk.url}/`)
  await page.goto(`${desk.url}/admin/team-members`)
  await page.waitForURL('**/login')
})
