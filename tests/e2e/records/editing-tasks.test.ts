import type { Locator, Page } from 'playwright/test'
import { expect, saved, test } from '@/tests/support/back-office'
import { countTask } from '@/tests/support/counted-task'
import { someJpeg } from '@/tests/support/pictures'

// Twelve editor tasks, starting at the dashboard. They share one installation; each uses its own records.
test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 20_000 })

type Desk = { url: string; open(path: string): Promise<void> }

/** Runs a task from the dashboard and compares its clicks and keys with the table's row of that name. */
function measureTask(name: string, page: Page, desk: Desk, work: () => Promise<void>): Promise<void> {
  return countTask({ name, way: 'form', page, start: () => desk.open('') }, work)
}

async function shortcut(page: Page, name: string): Promise<void> {
  await page.getByRole('main').getByRole('link', { name, exact: true }).click()
  // The title arrives with the page's data; anything rendered earlier is rendered again.
  await expect(page).toHaveTitle(new RegExp(`^(\\(\\d+\\) )?${name}`))
}
const inMenu = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Back office' }).getByText(name, { exact: true })

const site = async (page: Page, desk: Desk, path: string) => (await page.request.get(desk.url + path)).text()

test('a price', async ({ page, desk }) => {
  await measureTask('Change a price on the site', page, desk, async () => {
    await shortcut(page, 'Floor plans')
    const row = page.getByRole('row').filter({ hasText: 'The Wren' })
    const price = page.getByRole('button', { name: /starting price$/ })
    await row.getByRole('cell').filter({ has: price }).dblclick()
    await page.keyboard.type('4975')
    await page.keyboard.press('Enter')
    await expect(saved(page)).toBeVisible()
  })
  await expect.poll(() => site(page, desk, '/communities/juniper-house')).toContain('4,975')
})

test('a question', async ({ page, desk }) => {
  await measureTask('Publish a new question', page, desk, async () => {
    await shortcut(page, 'Questions')
    await page.getByRole('link', { name: 'New question' }).click()
    await expect(page.getByLabel('Question', { exact: true })).toBeFocused()
    await page.keyboard.type('May I bring my harp?')
    await page.getByRole('textbox', { name: 'Answer' }).click()
    await page.keyboard.type('You may.')
    await page.getByRole('button', { name: 'Publish', exact: true }).click()
    await expect(saved(page)).toBeVisible()
  })
  await expect.poll(() => site(page, desk, '/faqs')).toContain('May I bring my harp?')
})

test('a typo', async ({ page, desk }) => {
  const article = { slug: 'typo', title: 'A walk in the snwo', content: '<p>Much snwo.</p>', published: true }
  await desk.post('/api/admin/blog-posts', article)
  await measureTask('Fix a typo in an article', page, desk, async () => {
    await shortcut(page, 'Articles')
    await page.getByRole('link', { name: 'A walk in the snwo' }).click()
    await page
      .getByRole('textbox', { name: 'Content' })
      .getByText('Much snwo.')
      .dblclick({ position: { x: 62, y: 12 } })
    await page.keyboard.type('snow')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(saved(page)).toBeVisible()
  })
  await expect.poll(() => site(page, desk, '/blog/typo')).toContain('Much snow.')
})

test('a schedule', async ({ page, desk }) => {
  const event = { slug: 'supper', title: 'Supper outside', startsAt: '2040-06-01T18:00:00Z', published: true }
  await desk.post('/api/admin/events', event)
  await measureTask('Schedule a change of an event', page, desk, async () => {
    await shortcut(page, 'Events')
    await page.getByRole('link', { name: 'Supper outside' }).click()
    await page.getByLabel('Summary', { exact: true }).click()
    await page.keyboard.type('Bring a shawl.')
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Schedule...' }).click()
    await expect(page.getByLabel('Day')).toBeFocused()
    await page.keyboard.type(`0501${new Date().getFullYear() + 1}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Will be published/)).toBeVisible()
  })
})

test('a picture', async ({ page, desk }) => {
  const query = new URLSearchParams({ filename: 'old.jpg', alt: 'The old gate' })
  await page.request.post(`${desk.url}/api/admin/uploads/pictures?${query}`, {
    data: await someJpeg(900, 600),
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const buffer = await someJpeg(901, 600)
  await measureTask('Replace a picture everywhere', page, desk, async () => {
    await inMenu(page, 'Library').click()
    await page.getByRole('link', { name: 'The old gate' }).click()
    const chooser = page.waitForEvent('filechooser')
    await page.getByRole('button', { name: 'Replace in place' }).click()
    await (await chooser).setFiles({ name: 'new.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Replaced')).toBeVisible()
  })
})

test('an order', async ({ page, desk }) => {
  await measureTask('Move an entry up in a list', page, desk, async () => {
    await shortcut(page, 'Questions')
    await page
      .getByRole('button', { name: /^Move .* up$/ })
      .nth(1)
      .click()
    await expect(page.getByText(/ moved up$/)).toBeAttached()
  })
})

test('a redirect', async ({ page, desk }) => {
  await measureTask('Add a redirect', page, desk, async () => {
    await inMenu(page, 'Pages').click()
    await inMenu(page, 'Redirects').click()
    await page.getByRole('link', { name: 'New redirect' }).click()
    await expect(page.getByLabel('Old URL')).toBeFocused()
    await page.keyboard.type('/old-brochure')
    await page.keyboard.press('Tab')
    await page.keyboard.type('/communities')
    await page.keyboard.press('Control+s')
    await expect(saved(page)).toBeVisible()
  })
})

test('a version', async ({ page, desk }) => {
  const event = {
    slug: 'versions',
    title: 'Choir',
    startsAt: '2040-08-01T18:00:00Z',
    summary: 'In the hall.',
  }
  const { id, updatedAt } = await desk.post('/api/admin/events', event)
  await page.request.patch(`${desk.url}/api/admin/events/${id}`, {
    data: { summary: 'In the garden.', updatedAt },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await measureTask('Bring back an earlier version', page, desk, async () => {
    await shortcut(page, 'Events')
    await page.getByRole('link', { name: 'Choir' }).click()
    await page.getByRole('button', { name: /^Restore/ }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(page.getByLabel('Summary', { exact: true })).toHaveValue('In the hall.')
    await page.getByRole('button', { name: 'Publish changes' }).click()
    await expect(saved(page)).toBeVisible()
  })
})

test('a page', async ({ page, desk }) => {
  const event = { slug: 'rained-off', title: 'Rained off', startsAt: '2040-07-01T18:00:00Z', published: true }
  await desk.post('/api/admin/events', event)
  await measureTask('Take a page off the site', page, desk, async () => {
    await shortcut(page, 'Events')
    await page.getByRole('button', { name: 'Actions for Rained off' }).click()
    await page.getByRole('menuitem', { name: 'Unpublish' }).click()
    await expect(
      page
        .getByRole('region', { name: /Notifications/ })
        .getByText('Unpublished')
        .first(),
    ).toBeVisible()
  })
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect(page.getByText('Back on the site').first()).toBeVisible()
  await expect.poll(async () => (await page.request.get(`${desk.url}/events/rained-off`)).status()).toBe(200)
})

test('a colleague', async ({ page, desk }) => {
  await measureTask('Invite a colleague', page, desk, async () => {
    await inMenu(page, 'People').click()
    await page.getByRole('link', { name: 'Invite someone' }).click()
    await page.getByLabel('Email', { exact: true }).click()
    await page.keyboard.type('nina@evergrove.example')
    await page.getByRole('radio', { name: /^Editor/ }).click()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'nina@evergrove.example is invited' })).toBeVisible()
  })
})

test('a record', async ({ page, desk }) => {
  await measureTask('Find a record by its name', page, desk, async () => {
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused()
    await page.keyboard.type('Evergrove Lodge')
    await expect(page.getByRole('option', { selected: true })).toHaveText(/^Evergrove Lodge\s*community$/)
    await page.keyboard.press('Enter')
    await expect(page.getByRole('heading', { level: 1, name: 'Evergrove Lodge' })).toBeVisible()
  })
})

test('an export', async ({ page, desk }) => {
  await measureTask('Export a narrowed list', page, desk, async () => {
    await shortcut(page, 'Questions')
    await expect(page.getByRole('link', { name: 'Export all as CSV' })).toBeVisible()
    await page.keyboard.press('/')
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('visit')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export these as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
})
