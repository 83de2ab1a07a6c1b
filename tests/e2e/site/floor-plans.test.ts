import type { Page } from 'playwright/test'
import { FONT_SIZE, SHEET_WIDTH } from '@/lib/site/floor-plans/sheet'
import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

// Floor plan drawings: enlarged by a family, and drawn by an editor.

/** Scroll position, and the center of the visible part as a fraction of the drawing. */
const scrolled = (page: Page) =>
  page
    .getByRole('region', { name: 'Drawing' })
    .evaluate(({ scrollLeft, clientWidth, scrollWidth }) => [
      scrollLeft,
      (scrollLeft + clientWidth / 2) / scrollWidth,
    ])

const lettersPx = (page: Page) =>
  page
    .getByRole('dialog')
    .locator('svg[role=img] [data-label] path')
    .evaluateAll((lines) =>
      Math.min(
        // Outlines are in thousandths of the font size.
        ...lines.map((line) => {
          const matrix = (line as SVGGraphicsElement).getScreenCTM()
          return 1_000 * Math.hypot(matrix?.a ?? 0, matrix?.b ?? 0)
        }),
      ),
    )

for (const width of [390, 1280]) {
  test(`T125: a family views the plans by keyboard, ${width} pixels wide`, async ({ page, desk }) => {
    await page.setViewportSize({ width, height: 800 })
    await page.goto(`${desk.url}/communities/evergrove-lodge`)
    const opener = page.getByRole('button', {
      name: /^The Aspen: Studio, 430 square feet: main room 16 by 18 feet/,
    })
    if (width === 390) {
      await page.locator('summary', { hasText: 'Plan and details: The Aspen' }).focus()
      await page.keyboard.press('Enter')
    }
    const shown = await opener.locator('img').boundingBox()
    expect(((shown?.width ?? 0) * FONT_SIZE) / SHEET_WIDTH, 'letters on the page').toBeGreaterThanOrEqual(11)
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog', { name: 'The Aspen' })
    await expect(dialog.getByText('bath 5′6″ by 8 feet', { exact: false })).toBeVisible()
    await expect(dialog.getByRole('img', { name: /^Studio, 430 square feet/ })).toBeVisible()
    await expect.poll(() => lettersPx(page)).toBeGreaterThanOrEqual(12)
    await expectAccessible(page)

    await page.keyboard.press('+')
    await page.keyboard.press('+')
    await expect(dialog.getByRole('status')).toHaveText('The Aspen, drawing 1 of 4, 225 percent')
    await expect.poll(() => lettersPx(page)).toBeGreaterThanOrEqual(12)
    await expect.poll(async () => (await scrolled(page))[1]).toBeCloseTo(0.5, 1)
    const [left = 0] = await scrolled(page)
    await page.keyboard.press('ArrowRight')
    await expect.poll(async () => (await scrolled(page))[0]).toBeGreaterThan(left)
    await page.keyboard.press('0')
    await expect(dialog.getByRole('status')).toHaveText('The Aspen, drawing 1 of 4, 100 percent')

    await dialog.getByRole('button', { name: 'Next plan' }).click()
    const next = page.getByRole('dialog', { name: 'The Lodgepole' })
    await expect(next.getByText('den 8 by 9 feet', { exact: false })).toBeVisible()
    await page.goBack()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(opener).toBeFocused()
    await expect(page).toHaveURL(/\/communities\/evergrove-lodge$/)
  })
}

test('the tour form opens from the drawing with the plan selected', async ({ page, desk }) => {
  await page.goto(`${desk.url}/communities/evergrove-lodge`)
  await page.getByRole('button', { name: /^The Spruce: / }).click()
  await page
    .getByRole('dialog', { name: 'The Spruce' })
    .getByRole('button', { name: 'See it on a tour' })
    .click()
  await expect(page.getByRole('dialog', { name: 'Schedule a Tour' }).getByText('The Spruce')).toBeVisible()
})

test('an editor moves a wall, sees it move, and sees inconsistencies reported', async ({ page, desk }) => {
  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
  const { rows } = await desk.sql.query("select id from floor_plans where plan_slug = 'the-aspen'")
  await desk.open(`floor-plans/${rows[0].id}`)
  const drawing = page.getByRole('img', { name: /main room 16 by 18 feet/ })
  await expect(drawing).toBeVisible()
  await openTab(page, 'Drawing')
  const rooms = page.getByRole('group', { name: 'Rooms' })
  await rooms.getByRole('button', { name: 'Bath', exact: true }).click()
  const depth = page.locator('[id="field-layout.4.depth"]')
  await depth.fill('9')
  await expect(page.getByRole('img', { name: /bath 5′6″ by 9 feet/ })).toBeVisible()
  await expectAccessible(page)
  await page.locator('[id="field-layout.4.x"]').fill('17')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(page.getByText('Bath overlaps Closet')).toBeVisible()
  await page.locator('[id="field-layout.4.x"]').fill('18.5')
  await openTab(page, 'Plan')
  await page.getByLabel('Bedrooms').fill('1')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect(page.getByText('The drawing has 0 bedrooms, but the plan has 1 bedroom')).toBeVisible()
  await openTab(page, 'Plan')
  await page.getByLabel('Bedrooms').fill('0')
  await page
    .getByRole('button', { name: /^Publish/ })
    .first()
    .click()
  await expect
    .poll(async () => (await page.request.get(`${desk.url}/floor-plans/${rows[0].id}/x.svg`)).text())
    .toContain('bath 5′6″ by 9 feet')
})
