import type { Page } from 'playwright/test'
import { violations } from '@/tests/support/axe'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

// Shared installation, whose menu both tests change.
test.describe.configure({ mode: 'serial' })

test.beforeEach(async ({ desk }) => {
  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
})

const part = (page: Page, id: string) => page.locator(`[id="${id}"]`)
const group = (page: Page, name: string) => page.getByRole('group', { name, exact: true })

test('an editor adds a menu item found by page name, moves it up by keyboard, and visitors see it in header and footer', async ({
  page,
  desk,
}) => {
  await desk.open('site-navigation')
  const menu = group(page, 'Menu items')
  await menu.getByRole('button', { name: 'Add an item' }).focus()
  await page.keyboard.press('Enter')
  await expect(part(page, 'field-menu.5.label')).toBeFocused()
  await page.keyboard.type('Ask us')
  // Without an address it is rejected, with an error at the field.
  await save(page).click()
  await expect(page.getByText('Enter a page or URL')).toBeVisible()

  const finder = part(page, 'field-menu.5').getByRole('button', { name: 'Find a page' })
  await finder.press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Page or URL' })
  await dialog.getByRole('combobox').fill('Questions and answers')
  await expect(dialog.getByRole('option', { name: /Questions and answers/ })).toBeVisible()
  await page.keyboard.press('Enter')
  await expect(dialog).toBeHidden()
  // An earlier key press would still go to the finder.
  await expect(finder).toBeFocused()
  await expect(part(page, 'field-menu.5.href')).toHaveValue('/faqs')

  await menu.getByRole('button', { name: 'Move item 6 up' }).press('Enter')
  await expect(part(page, 'field-menu.4.label')).toHaveValue('Ask us')
  await expect(page.getByText('Item 6 moved to position 5')).toBeAttached()

  await openTab(page, 'Bottom of the footer')
  const legal = group(page, 'Links at the bottom')
  await legal.getByRole('button', { name: 'Add a link' }).press('Enter')
  await expect(part(page, 'field-legal.6.label')).toBeFocused()
  await page.keyboard.type('Ask us')
  await part(page, 'field-legal.6.href').fill('/faqs')
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await page.goto(`${desk.url}/blog`)
  const header = page.getByRole('navigation', { name: 'Main' })
  await expect(header.getByRole('link', { name: 'Ask us' })).toHaveAttribute('href', '/faqs')
  await expect(header.getByRole('listitem').filter({ visible: true })).toHaveText([
    /^About Us/,
    'Communities',
    /^Care/,
    'Prices',
    'Ask us',
    /^Resources/,
  ])
  await expect(page.getByRole('contentinfo').getByRole('link', { name: 'Ask us' })).toBeVisible()
})

test('a link without a page is refused at its field with a reason, and can be saved hidden', async ({
  page,
  desk,
}) => {
  await desk.open('site-navigation')
  const menu = group(page, 'Menu items')
  await menu.getByRole('button', { name: 'About Us', exact: true }).press('Enter')
  await menu.getByRole('button', { name: 'Team', exact: true }).press('Enter')
  await part(page, 'field-menu.0.links.1.href').fill('/soon')
  await save(page).click()
  await expect(page.getByText('There is no page at /soon. Hide the link until there is one')).toBeVisible()
  await part(page, 'field-menu.0.links.1.visible').press('Space')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.goto(desk.url)
  await page.getByRole('button', { name: 'About Us' }).press('Enter')
  const header = page.getByRole('navigation', { name: 'Main' })
  await expect(header.getByRole('link', { name: 'Careers' })).toBeVisible()
  await expect(header.getByRole('link', { name: 'Team' })).toHaveCount(0)
})

test('on a community page on a phone, the menu and Get Help stay, one tour button is visible, and no bar covers a control', async ({
  page,
  desk,
}) => {
  const inView = () =>
    page.getByRole('button', { name: 'Schedule a tour', exact: true }).evaluateAll(
      (buttons) =>
        buttons.filter((button) => {
          const { top, bottom, height } = button.getBoundingClientRect()
          return height > 0 && top >= 0 && bottom <= innerHeight
        }).length,
    )
  for (const [width, height] of [
    [1280, 900],
    [390, 844],
  ] as const) {
    await page.setViewportSize({ width, height })
    await page.goto(`${desk.url}/communities/evergrove-lodge`)
    await expect(page.getByRole('button', { name: 'Schedule a tour', exact: true }).first()).toBeAttached()
    expect.soft(await inView(), `tour buttons at ${width} px`).toBe(1)
    expect.soft(await violations(page), `axe at ${width} px`).toEqual([])
    await page
      .getByRole('heading', { name: 'Find us' })
      .or(page.locator('main h2'))
      .first()
      .scrollIntoViewIfNeeded()
    await page.mouse.wheel(0, height)
    await expect.poll(inView, `tour buttons farther down at ${width} px`).toBe(1)
  }
  await page.goto(`${desk.url}/communities/evergrove-lodge`)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  const drawer = page.getByRole('dialog')
  await expect(drawer.getByRole('link', { name: 'Memory care' })).toBeVisible()
  await drawer.getByRole('button', { name: 'Get Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
})
