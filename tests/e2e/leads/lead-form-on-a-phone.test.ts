import type { Locator, Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import { rows } from '@/tests/support/e2e-database'

test.use({ viewport: { width: 390, height: 664 } })

const tourDialog = (page: Page) => page.getByRole('dialog', { name: 'Schedule a Tour' })

/** Opens the dialog from the bar or header of a hydrated page. */
async function askForTour(page: Page): Promise<Locator> {
  await page.waitForLoadState('networkidle')
  await page.locator('[data-schedule-tour]:visible').first().click()
  await expect(tourDialog(page).getByLabel('Your name')).toBeVisible()
  return tourDialog(page)
}

async function expectWholeAndOnOneLine(button: Locator): Promise<void> {
  await expect(button).toBeInViewport({ ratio: 1 })
  const { height, lineHeight } = await button.evaluate((element) => {
    const words = document.createRange()
    words.selectNodeContents(element)
    return {
      height: words.getBoundingClientRect().height,
      lineHeight: Number.parseFloat(getComputedStyle(element).lineHeight),
    }
  })
  expect(height).toBeLessThan(lineHeight * 1.8)
}

test("the form mentions a plan's waiting list, and its button stays visible", async ({ page }) => {
  await page.goto('/communities/evergrove-lodge')
  await page.locator('summary', { hasText: 'The Lodgepole' }).click()
  await page.getByRole('button', { name: /See it on a tour.*The Lodgepole/ }).click()
  const dialog = tourDialog(page)
  await expect(dialog.getByText('The Lodgepole')).toBeVisible()
  await expect(
    dialog.getByText(/^Waiting list, 5 ahead of you, one moves about every three months/),
  ).toBeVisible()
  await expectWholeAndOnOneLine(dialog.getByRole('button', { name: 'Continue' }))
})

test('a family requests a tour from the home page: both buttons visible, date collapsed, community selected', async ({
  page,
}) => {
  await page.goto('/')
  const dialog = await askForTour(page)
  await expectWholeAndOnOneLine(dialog.getByRole('button', { name: 'Continue' }))
  await dialog.getByLabel('Your name').fill('Ruth Small-Screen')
  await dialog.getByLabel('Phone number').fill('(303) 555-0164')
  await dialog.getByRole('button', { name: 'Continue' }).click()
  const send = dialog.getByRole('button', { name: 'Get My Information' })
  await expectWholeAndOnOneLine(send)
  await expect(dialog.getByLabel('Preferred day')).toBeHidden()
  await dialog.getByText('Day and time').click()
  await expect(dialog.getByLabel('Preferred day')).toBeVisible()
  await expectWholeAndOnOneLine(send)

  const community = dialog.getByLabel('Which community?')
  await expect(community.locator('option').first()).toHaveText('Not sure yet')
  await community.selectOption('Evergrove Lodge, Boulder')
  await send.click()
  await page.getByRole('link', { name: 'See your request' }).click()
  await page.waitForURL(/\/tour-scheduled\?txn=/)
  await expect(page.getByText('Evergrove Lodge').first()).toBeVisible()
  const stored = await rows<{ name: string }>(
    `select c.name from tour_requests t join communities c on c.id = t.community_id where t.name = 'Ruth Small-Screen'`,
  )
  expect(stored).toEqual([{ name: 'Evergrove Lodge' }])
  // The dialog left no history entry: Back returns to the page it was opened on.
  await page.goBack()
  await expect(page).toHaveURL('/')
  await expect(tourDialog(page)).toBeHidden()
})

test('Back closes the dialog and keeps the page and the input; on a community’s page the dialog names it', async ({
  page,
}) => {
  await page.goto('/communities')
  await page.goto('/communities/evergrove-lodge')
  const dialog = await askForTour(page)
  await expect(dialog.getByText('Evergrove Lodge', { exact: true })).toBeVisible()
  await dialog.getByLabel('Your name').fill('Ruth Halfway')
  await page.goBack()
  await expect(dialog).toBeHidden()
  await expect(page).toHaveURL('/communities/evergrove-lodge')
  await askForTour(page)
  await expect(dialog.getByLabel('Your name')).toHaveValue('Ruth Halfway')
  await expect(dialog.getByLabel('Which community?')).toHaveCount(0)
  // Closing it by its button also leaves no history entry.
  await dialog.getByRole('button', { name: 'Close dialog' }).click()
  await expect(dialog).toBeHidden()
  await page.goBack()
  await expect(page).toHaveURL('/communities')
})

test('Back closes the menu; from the menu a page opens in its place, and a dialog too', async ({ page }) => {
  await page.goto('/faqs')
  await page.goto('/')
  await page.waitForLoadState('networkidle')
  const menu = page.getByRole('dialog', { name: /Evergrove/ })
  const open = () => page.getByRole('button', { name: 'Menu' }).click()
  await open()
  await expect(menu.getByRole('navigation')).toBeVisible()
  // A focused field would open the keyboard over half of the screen.
  await expect(menu.locator('input:focus')).toHaveCount(0)
  await page.goBack()
  await expect(menu).toBeHidden()
  await expect(page).toHaveURL('/')

  await open()
  await menu
    .getByRole('link', { name: 'Schedule a tour' })
    .or(menu.getByRole('button', { name: 'Schedule a tour' }))
    .click()
  await expect(tourDialog(page)).toBeVisible()
  await page.goBack()
  await expect(tourDialog(page)).toBeHidden()
  await expect(page).toHaveURL('/')

  // Back must not cancel the call: the tap keeps the history entry, so Back again leaves the page.
  // Desktop Chromium accepts no more clicks after Back on a tel: link; the last listener prevents dialing.
  await page.evaluate(() =>
    window.addEventListener('click', (click) => {
      if (click.target instanceof Element && click.target.closest('a[href^="tel:"]')) click.preventDefault()
    }),
  )
  await open()
  await menu.getByRole('link', { name: /^\(303\)/ }).click()
  await expect(menu).toBeHidden()
  expect(await page.evaluate(() => history.state?.overlay)).toBeUndefined()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/')

  await open()
  await menu.getByRole('link', { name: 'Events' }).first().click()
  await expect(page).toHaveURL('/events')
  await page.goBack()
  await expect(page).toHaveURL('/')
  await page.goBack()
  await expect(page).toHaveURL('/faqs')
})
