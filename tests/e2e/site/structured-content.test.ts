import type { Page } from 'playwright/test'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

// Content that editors enter field by field instead of as JSON.
test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ desk }) => {
  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
})

const part = (page: Page, id: string) => page.locator(`[id="${id}"]`)

test('an editor enters the steps of a home page section by keyboard, and they appear on the site', async ({
  page,
  desk,
}) => {
  await desk.open('homepage-sections')
  await page.getByRole('link', { name: 'We call back *within ten minutes*' }).click()
  await expect(page.getByRole('radio', { name: 'Callback promise, minute by minute' })).toBeChecked()
  await openTab(page, 'Content')
  const steps = page.getByRole('group', { name: 'Steps' })
  // The section has three at most.
  await expect(steps.getByRole('button', { name: 'Add a step' })).toHaveAttribute('aria-disabled', 'true')
  await steps.getByRole('button', { name: 'Remove step 3' }).click()
  const before = await steps.getByRole('listitem').count()
  await steps.getByRole('button', { name: 'Add a step' }).focus()
  await page.keyboard.press('Enter')
  await expect(part(page, `field-metadata.steps.${before}.time`)).toBeFocused()
  await page.keyboard.type('12:00')
  await save(page).click()
  await expect(page.getByText('Step is required')).toBeVisible()
  await expect(part(page, `field-metadata.steps.${before}.title`)).toBeFocused()
  await page.keyboard.type('The kettle is on')
  await part(page, `field-metadata.steps.${before}.text`).fill('And somebody sits down with you.')
  await page.getByRole('button', { name: `Move step ${before + 1} up` }).click()
  await expect(part(page, `field-metadata.steps.${before - 1}.title`)).toHaveValue('The kettle is on')
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect
    .poll(async () => (await page.request.get(desk.url)).text())
    .toContain('And somebody sits down with you.')
  const { rows } = await desk.sql.query(
    "select metadata -> 'steps' -> $1::int -> 'time' as time, metadata -> 'minutes' as kept from homepage_sections where section_type = 'promise'",
    [before - 1],
  )
  expect(rows).toEqual([{ time: '12:00', kept: 10 }])
})

test('the kind of a new page section decides its inputs', async ({ page, desk }) => {
  await desk.open('page-content-sections/new')
  await page.getByLabel('Page', { exact: true }).fill('/dining')
  await page.getByLabel('Name in links').fill('asked-at-dinner')
  await page.getByLabel('Title').first().fill('Asked at dinner')
  await page.getByRole('radio', { name: 'Questions and answers' }).check()
  await page.getByRole('button', { name: 'Add a question' }).click()
  await part(page, 'field-content.items.0.title').fill('May I bring my own wine?')
  await part(page, 'field-content.items.0.text').click()
  await page.keyboard.type('Yes, and we have glasses.')
  await page.getByRole('radio', { name: 'Large numbers' }).check()
  await expect(page.getByRole('button', { name: 'Add a number' })).toBeVisible()
  await page.getByRole('radio', { name: 'Questions and answers' }).check()
  await expect(part(page, 'field-content.items.0.title')).toHaveValue('May I bring my own wine?')
  await save(page).click()
  await page.waitForURL(/page-content-sections\/[0-9a-f-]{36}$/)
  await expectAccessible(page)
  await page.goto(`${desk.url}/dining`)
  await page.getByText('May I bring my own wine?').click()
  await expect(page.getByText('Yes, and we have glasses.')).toBeVisible()
})

test('no screen of a record shows JSON or an id', async ({ page, desk }) => {
  test.setTimeout(120_000)
  await desk.sql.query("update users set role = 'admin' where username = 'maria'")
  const tables = [
    'homepage_sections',
    'homepage_config',
    'page_content_sections',
    'communities',
    'quizzes',
    'images',
    'campaigns',
    'ad_groups',
    'landing_page_templates',
    'page_heroes',
    'floor_plans',
    'posts',
  ]
  for (const table of tables) {
    const { rows } = await desk.sql.query(`select id from ${table} order by id limit 1`)
    await desk.open(`${table.replaceAll('_', '-')}/${rows[0].id}`)
    await page.waitForLoadState('networkidle')
    const found = await page.locator('main').evaluate((main) => {
      // Structured data is JSON by its nature, in a folded field.
      const inputs = [
        ...main.querySelectorAll<HTMLInputElement>('input, textarea:not([id="field-schemaOrgJson"])'),
      ]
      // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is not shown to an editor
      return [(main as HTMLElement).innerText, ...inputs.map(({ value }) => value)].filter((text) =>
        /[0-9a-f]{8}-[0-9a-f]{4}-|\{\s*"|\[\s*[{"]/i.test(text),
      )
    })
    expect(found, table).toEqual([])
  }
})
