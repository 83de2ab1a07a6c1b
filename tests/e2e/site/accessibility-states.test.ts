import type { Page } from 'playwright/test'
import { violations } from '@/tests/support/axe'
import { expect, test } from '@/tests/support/browser'
import { layoutFaults } from '@/tests/support/page-faults'
import { scrollToTourBar } from '@/tests/support/tour-bar'

test.describe.configure({ timeout: 180_000 })

const WIDTHS = [1280, 320]
const DIALOG = '[role=dialog]'

/** Checks the open part at each width after animations; public-pages.test.ts checks the rest of the page. */
async function checkAccessibility(page: Page, within: string): Promise<void> {
  await page.evaluate(() => Promise.allSettled(document.getAnimations().map(({ finished }) => finished)))
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: width === 320 ? 640 : 900 })
    expect.soft(await violations(page, within), `axe at ${width} px`).toEqual([])
    expect.soft(await layoutFaults(page), `layout at ${width} px`).toEqual([])
  }
}

async function openTour(page: Page) {
  await page.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first().click()
  return page.getByRole('dialog', { name: 'Schedule a Tour' })
}

test('E1, E11: the tour dialog: both steps, with mistakes and without', async ({ page }) => {
  await page.goto('/courtyards-patios')
  const dialog = await openTour(page)
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await checkAccessibility(page, DIALOG)

  await dialog.getByRole('button', { name: 'Continue' }).click()
  await expect(dialog.getByLabel('Your name')).toBeFocused()
  await expect(dialog.getByLabel('Your name')).toHaveAccessibleDescription(
    'Please enter at least 2 characters',
  )
  await expect(dialog.getByLabel('Phone number')).toHaveAttribute('aria-invalid', 'true')
  await expect(page).toHaveTitle(/^Error: /)
  await checkAccessibility(page, DIALOG)

  await dialog.getByLabel('Your name').fill('Ruth Ellis')
  await dialog.getByLabel('Phone number').fill('303 555 0142')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByLabel('Email').fill('ruth@')
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  await expect(dialog.getByLabel('Email')).toHaveAccessibleDescription('Please enter a valid email address')
  await checkAccessibility(page, DIALOG)
})

test('E1: the Get Help dialog', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Help' }).click()
  await expect(page.getByRole('dialog', { name: 'Get Your Free Consultation' })).toBeVisible()
  await checkAccessibility(page, DIALOG)
})

test('E1, E26: the side menu', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto('/about-us')
  const button = page.getByRole('button', { name: 'Menu', exact: true })
  await button.click()
  const menu = page.getByRole('dialog')
  await expect(menu.getByRole('link', { name: 'Communities' })).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(menu).toBeHidden()
  await expect(button).toBeFocused()
})

test('E1, E18: an open panel of the main menu', async ({ page }) => {
  await page.goto('/blog')
  const button = page.getByRole('button', { name: 'Resources' })
  await button.click()
  await expect(page.getByRole('link', { name: 'Care Navigator' }).first()).toBeVisible()
  expect(await violations(page)).toEqual([])
  await page.keyboard.press('Escape')
  await expect(button).toHaveAttribute('aria-expanded', 'false')
  await expect(button).toBeFocused()
})

test('E1, E11: the form on a page, with mistakes', async ({ page }) => {
  await page.goto('/contact')
  const form = page.getByRole('form', { name: 'Contact form' })
  await form.getByLabel('Your name').fill('R')
  // The two-step form has replaced the plain one.
  await expect(form).toHaveAttribute('novalidate')
  await form.getByLabel('Phone number').fill('12')
  await form.getByRole('button', { name: 'Continue' }).click()
  await expect(form.getByLabel('Your name')).toHaveAccessibleDescription('Please enter at least 2 characters')
  await checkAccessibility(page, 'main')
  await expect(form.getByLabel('Your name')).toHaveValue('R')
})

test("E1, E11: the server's response to a plain form with mistakes", async ({ page }) => {
  await page.goto('/contact')
  // As a browser without JavaScript submits it: without our validation or the browser's.
  await page.evaluate(() => {
    const form = document.querySelector<HTMLFormElement>('form[action="/api/tour-requests"]')
    const field = form?.querySelector<HTMLInputElement>('[name=name]')
    if (field) field.value = 'R'
    form?.submit()
  })
  await expect(page).toHaveTitle('Error: Please check your request')
  await checkAccessibility(page, 'main')
})

test('E1, E17: a request that could not be sent', async ({ page }) => {
  await page.route('**/api/tour-requests', (route) => route.abort())
  await page.goto('/courtyards-patios')
  const dialog = await openTour(page)
  await dialog.getByLabel('Your name').fill('Ruth Ellis')
  await dialog.getByLabel('Phone number').fill('303 555 0142')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  await expect(dialog.getByRole('alert')).toContainText('Submission Failed')
  await expect(dialog.getByRole('alert').getByRole('link')).toHaveAttribute('href', /^tel:/)
  await checkAccessibility(page, DIALOG)
})

test('E26: F8 leads to the notifications before the first one, and to one while the dialog is open', async ({
  page,
}) => {
  await page.route('**/api/tour-requests', (route) => route.abort())
  await page.goto('/courtyards-patios')
  // Before the first toast there is an empty region.
  await page.keyboard.press('F8')
  await expect(page.getByRole('region', { name: 'Notifications (F8)' })).toBeFocused()
  const dialog = await openTour(page)
  await dialog.getByLabel('Your name').fill('Ruth Ellis')
  await dialog.getByLabel('Phone number').fill('303 555 0142')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  await dialog.getByRole('button', { name: 'Get My Information' }).click()
  const notifications = page.getByRole('region', { name: 'Notifications (F8)' })
  const call = notifications.getByRole('link', { name: 'Call' })
  await expect(call).toBeVisible()
  await page.keyboard.press('F8')
  await expect(notifications.locator(':focus')).toHaveCount(1)
  // First the toast itself, then its action.
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await expect(call).toBeFocused()
  await expect(dialog).toBeVisible()
})

test('the text size persists across pages, before the first paint, and is announced', async ({ page }) => {
  await page.goto('/')
  const fontSize = () => page.evaluate(() => Number.parseFloat(getComputedStyle(document.body).fontSize))
  expect(await fontSize()).toBe(18)
  const larger = page.getByRole('contentinfo').getByRole('button', { name: 'Larger text' })
  await larger.click()
  await expect(page.getByText('Text size: large, step 2 of 5')).toBeAttached()
  await larger.click()
  await expect(page.getByText('Text size: larger, step 3 of 5')).toBeAttached()
  await expect.poll(fontSize).toBeGreaterThan(22)

  await page.addInitScript(() => {
    // The saved text size must be set before the first body content arrives.
    new MutationObserver(() => {
      if (!document.body || 'sizeAtStart' in window) return
      Object.assign(window, { sizeAtStart: document.documentElement.dataset.textSize })
    }).observe(document, { childList: true, subtree: true })
  })
  await page.goto('/communities/juniper-house')
  expect(await page.evaluate(() => Reflect.get(window, 'sizeAtStart'))).toBe('larger')
  const size = page.getByRole('contentinfo').getByRole('group', { name: 'Text size' })
  for (let step = 0; step < 5; step++) await size.getByRole('button', { name: 'Larger text' }).click()
  expect(await fontSize()).toBe(36)
  for (let step = 0; step < 5; step++) await size.getByRole('button', { name: 'Smaller text' }).click()
  expect(await fontSize()).toBe(18)
})

for (const path of ['/', '/communities/juniper-house', '/contact']) {
  test(`E2, E4: calling and asking for a tour stay in reach with large text on a narrow screen: ${path}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.addInitScript(() => localStorage.setItem('text-size', 'double'))
    await page.goto(path)
    const bar = await scrollToTourBar(page)
    const box = await bar.locator('.tour-bar-body').boundingBox()
    expect(box?.height).toBeLessThan(640 / 4)
    for (const target of [bar.getByRole('link', { name: /Call us/ }), bar.getByRole('button')]) {
      await expect(target).toBeInViewport({ ratio: 1 })
      const { width = 0, height = 0 } = (await target.boundingBox()) ?? {}
      expect(width).toBeGreaterThanOrEqual(44)
      expect(height).toBeGreaterThanOrEqual(44)
      expect(
        await target.evaluate((element) => element.scrollWidth - element.clientWidth),
      ).toBeLessThanOrEqual(0)
    }
    await bar.getByRole('button').click()
    await expect(page.getByRole('dialog')).toBeVisible()
    expect(await layoutFaults(page)).toEqual([])
    await page.getByRole('button', { name: 'Close dialog' }).click()
    await expect(page.getByRole('dialog')).toBeHidden()
  })
}

test('E21: with reduced motion nothing slides, fades or scrolls smoothly', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto('/')
  await page.getByRole('button', { name: 'Get Help' }).click()
  await expect(page.getByRole('dialog')).toBeVisible()
  const moving = await page.evaluate(() =>
    [...document.querySelectorAll('*')]
      .map((element) => ({ element, style: getComputedStyle(element) }))
      .filter(({ style }) => {
        const longest = (times: string) => Math.max(...times.split(',').map(Number.parseFloat))
        const moves = longest(style.transitionDuration) > 0.001 || longest(style.animationDuration) > 0.001
        return moves || style.scrollBehavior === 'smooth'
      })
      .map(({ element }) => element.outerHTML.slice(0, 80)),
  )
  expect(moving).toEqual([])
})

test('E22: in forced colors buttons have edges, the focus shows and the form can be used', async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await page.goto('/communities/juniper-house')
  const button = page.getByRole('main').getByRole('button', { name: 'Schedule a tour' }).first()
  const border = await button.evaluate((element) => getComputedStyle(element))
  expect(border.borderTopStyle).toBe('solid')
  await button.focus()
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Tab')
  expect(await button.evaluate((element) => getComputedStyle(element).outlineStyle)).toBe('solid')
  await button.click()
  const dialog = page.getByRole('dialog')
  for (const part of [
    dialog,
    dialog.getByLabel('Your name'),
    dialog.getByRole('button', { name: 'Continue' }),
  ]) {
    expect(await part.evaluate((element) => getComputedStyle(element).borderTopStyle)).toBe('solid')
  }
})
