import type { FrameLocator, Locator, Page } from 'playwright/test'
import { expect, expectAccessible, saved, test } from '@/tests/support/back-office'
import { countTask } from '@/tests/support/counted-task'
import { countInputs } from '@/tests/support/input-count'
import { someJpeg } from '@/tests/support/pictures'

// The twelve tasks of docs/editing-tasks.md, from the page of the site. They share one installation; each
// uses its own records.
test.describe.configure({ mode: 'default' })
test.use({ actionTimeout: 20_000 })

type Desk = { url: string; open(path: string): Promise<void> }

const barOf = (page: Page) => page.getByRole('complementary', { name: 'Editor’s bar' })
const shownIn = (page: Page): FrameLocator => page.frameLocator('iframe[title="The page with its drafts"]')
const sheetOf = (page: Page, kind: string) => page.getByRole('region', { name: kind, exact: true })

function measureTask(
  name: string,
  page: Page,
  { url }: Desk,
  path: string,
  work: () => Promise<void>,
): Promise<void> {
  const start = async () => {
    await page.goto(url + path)
    await expect(barOf(page)).toBeVisible()
  }
  return countTask({ name, way: 'page', page, start }, work)
}

/** Presses Edit, and waits until the page's elements can be pressed. */
async function edit(page: Page): Promise<void> {
  await barOf(page).getByRole('link', { name: 'Edit', exact: true }).click()
  await expect(shownIn(page).locator('[data-edit]').first()).toBeVisible()
}

const marked = (page: Page, text: string | RegExp) =>
  shownIn(page).locator('[data-edit]').filter({ hasText: text }).first()

const publishThis = (page: Page) => page.getByRole('button', { name: 'Publish this' })
/** As an anonymous visitor: the editor's own browser shows the draft. */
const site = async ({ url }: Desk, path: string) => (await fetch(url + path)).text()

/** The middle of a word, from the element's corner. */
function placeOf(element: Locator, word: string): Promise<{ x: number; y: number }> {
  return element.evaluate((node, sought) => {
    const texts = document.createTreeWalker(node, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const at = texts.currentNode.nodeValue?.indexOf(sought) ?? -1
      if (at < 0) continue
      const range = document.createRange()
      range.setStart(texts.currentNode, at)
      range.setEnd(texts.currentNode, at + sought.length)
      const [own, whole] = [range.getBoundingClientRect(), node.getBoundingClientRect()]
      return { x: own.x + own.width / 2 - whole.x, y: own.y + own.height / 2 - whole.y }
    }
    throw new Error(`“${sought}” is not on the page`)
  }, word)
}

test('a price', async ({ page, desk }) => {
  await measureTask('Change a price on the site', page, desk, '/communities/juniper-house', async () => {
    await edit(page)
    const plan = shownIn(page).locator('li, article').filter({ hasText: 'The Wren' }).last()
    await plan.locator('[data-edit*="/startingPrice"]').first().click()
    await expect(page.getByLabel('Starting price', { exact: true })).toBeFocused()
    await page.keyboard.type('4985')
    await publishThis(page).click()
    await expect(saved(page)).toBeVisible()
  })
  await expect.poll(() => site(desk, '/communities/juniper-house')).toContain('4,985')
})

test('a question', async ({ page, desk }) => {
  await measureTask('Publish a new question', page, desk, '/faqs', async () => {
    await barOf(page).getByRole('link', { name: 'New question' }).click()
    await expect(page.getByRole('textbox', { name: 'Question', exact: true })).toBeFocused()
    await page.keyboard.type('May I bring my cello?')
    await page.getByRole('textbox', { name: 'Answer' }).click()
    await page.keyboard.type('You may.')
    await publishThis(page).click()
    await expect(saved(page)).toBeVisible()
  })
  await expect.poll(() => site(desk, '/faqs')).toContain('May I bring my cello?')
})

test('a typo', async ({ page, desk }) => {
  const article = { slug: 'tpyo', title: 'A walk', content: '<p>Much snwo lay here.</p>', published: true }
  await desk.post('/api/admin/blog-posts', article)
  await measureTask('Fix a typo in an article', page, desk, '/blog/tpyo', async () => {
    await edit(page)
    const text = shownIn(page).getByText('Much snwo lay here.')
    await text.click({ position: await placeOf(text, 'snwo') })
    await expect(page.getByRole('textbox', { name: 'Content' })).toBeFocused()
    await page.keyboard.type('snow')
    await publishThis(page).click()
    await expect(saved(page)).toBeVisible()
  })
  await expect.poll(() => site(desk, '/blog/tpyo')).toContain('Much snow lay here.')
})

test('a schedule', async ({ page, desk }) => {
  const event = { slug: 'late-supper', title: 'Supper', startsAt: '2040-06-01T18:00:00Z', published: true }
  await desk.post('/api/admin/events', event)
  await measureTask('Schedule a change of an event', page, desk, '/events/late-supper', async () => {
    await edit(page)
    await shownIn(page).getByRole('heading', { level: 1 }).click()
    await expect(page.getByLabel('Title', { exact: true })).toBeFocused()
    await page.keyboard.type('Late supper')
    await page.getByRole('button', { name: 'More ways to publish' }).click()
    await page.getByRole('menuitem', { name: 'Schedule...' }).click()
    await expect(page.getByLabel('Day')).toBeFocused()
    await page.keyboard.type(`0501${new Date().getFullYear() + 1}`)
    await page.keyboard.press('Enter')
    await expect(page.getByText(/^Scheduled for/).first()).toBeVisible()
  })
})

test('a picture', async ({ page, desk }) => {
  const query = new URLSearchParams({ filename: 'old-gate.jpg', alt: 'The old gate at noon' })
  const sent = await page.request.post(`${desk.url}/api/admin/uploads/pictures?${query}`, {
    data: await someJpeg(902, 600),
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  const { picture } = (await sent.json()) as { picture: { id: string } }
  const article = { slug: 'gates', title: 'Gates', content: '<p>Gates.</p>', published: true }
  await desk.post('/api/admin/blog-posts', { ...article, mainImageId: picture.id })
  const buffer = await someJpeg(903, 600)
  await measureTask('Replace a picture everywhere', page, desk, '/blog/gates', async () => {
    await edit(page)
    await shownIn(page).locator('img[alt^="The old gate at noon"]').first().hover()
    const chooser = page.waitForEvent('filechooser')
    await shownIn(page).getByRole('button', { name: 'Replace this picture everywhere' }).click()
    await (await chooser).setFiles({ name: 'new-gate.jpg', mimeType: 'image/jpeg', buffer })
    await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Replaced')).toBeVisible()
  })
})

test('an order', async ({ page, desk }) => {
  const order = () => desk.sql.query('select id from faqs where active order by sort_order, id limit 2')
  const before = (await order()).rows.map(({ id }) => id)
  await measureTask('Move an entry up in a list', page, desk, '/faqs', async () => {
    await edit(page)
    await shownIn(page).locator(`[data-edit^="faq/${before[1]}/"]`).first().hover()
    await shownIn(page).getByRole('button', { name: 'Move this question up' }).click()
    await expect.poll(async () => (await order()).rows.map(({ id }) => id)).toEqual(before.toReversed())
  })
})

test.describe('where a page is missing', () => {
  test.use({ expectedErrors: [/status of 404/] })

  test('a redirect', async ({ page, desk }) => {
    await measureTask('Add a redirect', page, desk, '/older-brochure', async () => {
      await barOf(page).getByRole('link', { name: 'Add a redirect' }).click()
      await expect(page.getByLabel('Old URL')).toHaveValue('/older-brochure')
      await expect(page.getByLabel('Old URL')).toBeFocused()
      await page.keyboard.press('Tab')
      await page.keyboard.type('/communities')
      await page.keyboard.press('Control+s')
      await expect(saved(page)).toBeVisible()
    })
    expect((await page.request.get(`${desk.url}/older-brochure`)).url()).toMatch(/\/communities\/?$/)
  })
})

test('a version', async ({ page, desk }) => {
  const event = { slug: 'choir', title: 'Choir', startsAt: '2040-08-01T18:00:00Z', published: true }
  const { id, updatedAt } = await desk.post('/api/admin/events', event)
  await page.request.patch(`${desk.url}/api/admin/events/${id}`, {
    data: { title: 'Concert', updatedAt },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  await measureTask('Bring back an earlier version', page, desk, '/events/choir', async () => {
    await edit(page)
    await shownIn(page).getByRole('heading', { level: 1, name: 'Concert' }).click()
    await page
      .getByRole('button', { name: /^Restore/ })
      .first()
      .click()
    await expect(shownIn(page).getByRole('heading', { level: 1, name: 'Choir' })).toBeVisible()
    await publishThis(page).click()
    await expect(saved(page)).toBeVisible()
  })
  await expect.poll(() => site(desk, '/events/choir')).not.toContain('Concert')
})

test('a page', async ({ page, desk }) => {
  const event = { slug: 'called-off', title: 'Called off', startsAt: '2040-07-01T18:00:00Z', published: true }
  await desk.post('/api/admin/events', event)
  await measureTask('Take a page off the site', page, desk, '/events/called-off', async () => {
    await barOf(page).getByText('Page', { exact: true }).click()
    await barOf(page).getByRole('button', { name: 'Unpublish this page' }).click()
    await expect(barOf(page).getByText('Unpublished.')).toBeVisible()
  })
  await barOf(page).getByRole('button', { name: 'Undo' }).click()
  await expect(barOf(page).getByText('Published again.')).toBeVisible()
  await expect.poll(async () => (await page.request.get(`${desk.url}/events/called-off`)).status()).toBe(200)
})

test('a colleague', async ({ page, desk }) => {
  await measureTask('Invite a colleague', page, desk, '/faqs', async () => {
    await barOf(page).getByText('Page', { exact: true }).click()
    await barOf(page).getByRole('link', { name: 'Invite a colleague' }).click()
    await page.getByLabel('Email', { exact: true }).click()
    await page.keyboard.type('ines@evergrove.example')
    await page.getByRole('radio', { name: /^Editor/ }).click()
    await page.getByRole('button', { name: 'Invite', exact: true }).click()
    await expect(page.getByRole('heading', { name: 'ines@evergrove.example is invited' })).toBeVisible()
  })
})

test('a record', async ({ page, desk }) => {
  await measureTask('Find a record by its name', page, desk, '/communities', async () => {
    await edit(page)
    await marked(page, 'Evergrove Lodge').click()
    await expect(sheetOf(page, 'Community').getByLabel('Name', { exact: true })).toHaveValue(
      'Evergrove Lodge',
    )
  })
})

test('an export', async ({ page, desk }) => {
  await measureTask('Export a narrowed list', page, desk, '/faqs', async () => {
    await barOf(page).getByRole('link', { name: 'All questions' }).click()
    await expect(page.getByRole('link', { name: 'Export all as CSV' })).toBeVisible()
    await expect(page.getByRole('searchbox')).toBeFocused()
    await page.keyboard.type('visit')
    const download = page.waitForEvent('download')
    await page.getByRole('link', { name: 'Export these as CSV' }).click()
    expect((await download).suggestedFilename()).toMatch(/\.csv$/)
  })
})

test('typed text is shown on the page before it is stored, and visitors see none of it', async ({
  page,
  desk,
}) => {
  await page.goto(`${desk.url}/communities/juniper-house`)
  await edit(page)
  const heading = shownIn(page).getByRole('heading', { level: 1 })
  await heading.click()
  await expect(page.getByLabel('Name', { exact: true })).toBeFocused()
  let store = () => {}
  const mayStore = new Promise<void>((resolve) => {
    store = resolve
  })
  await page.route('**/draft', async (route) => {
    await mayStore
    await route.continue()
  })
  await page.keyboard.insertText('Juniper Garden')
  await expect(heading).toHaveText(/Juniper Garden/)
  store()
  expect(await site(desk, '/communities/juniper-house')).not.toContain('Juniper Garden')
  await expect(page.getByText('Draft, 1 change')).toBeVisible()
  // Without the frame, whose page is a document with its own landmarks.
  await expectAccessible(page, { frames: false })
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: 'Discard changes' }).click()
  await expect(page.getByText('No changes')).toBeVisible()
})

test('the elements of a page are listed for the keyboard, and Enter opens one', async ({ page, desk }) => {
  await page.goto(`${desk.url}/dining`)
  await edit(page)
  await page.getByRole('button', { name: /^On this page \d+$/ }).press('Enter')
  const list = sheetOf(page, 'On this page')
  await expect(list.getByRole('heading', { name: 'On this page' })).toBeFocused()
  await list.getByRole('listitem').first().getByRole('button').press('Enter')
  await expect(page.locator('#sheet-heading')).toBeVisible()
  await page.keyboard.press('Escape')
  await expect(page.locator('#sheet-heading')).toHaveCount(0)
})

test('T215: a landing page with six sections is built on the page in at most 20 presses', async ({
  page,
  desk,
}) => {
  const landing = {
    slug: 'garden',
    urlPattern: '/garden',
    templateType: 'general',
    title: 'Garden',
    active: true,
  }
  await desk.post('/api/admin/landing-page-templates', landing)
  const inputs = await countInputs(page)
  await page.goto(`${desk.url}/garden`)
  inputs.reset()
  await edit(page)
  await page.getByRole('button', { name: 'Sections' }).click()
  await page.getByRole('button', { name: 'Add a section at the top' }).click()
  const palette = sheetOf(page, 'Which kind of section?')
  const added: string[] = []
  for (const kind of ['Call to action', 'Reviews', 'Map', 'Prices', 'People', 'Questions from the list']) {
    await palette.getByRole('button', { name: kind, exact: true }).click()
    added.push(kind)
    await expect(palette.getByText(`Added: ${added.join(', ')}`)).toBeVisible()
  }
  await palette.getByRole('button', { name: 'Done' }).click()
  await page.getByRole('button', { name: 'Publish…' }).click()
  await page.getByRole('button', { name: /^Publish all \d+ changes$/ }).click()
  await expect(page.getByText('No changes')).toBeVisible()
  const { clicks, keys } = await inputs.read()
  expect(clicks + keys).toBeLessThanOrEqual(20)
  const { rows } = await desk.sql.query(
    `select section_type from page_content_sections s join landing_page_templates l on l.id = s.landing_page_template_id
     where l.slug = 'garden' order by s.sort_order`,
  )
  expect(rows.map(({ section_type }) => section_type)).toEqual(
    expect.arrayContaining(['cta', 'reviews', 'map', 'prices', 'team', 'questions']),
  )
})

test('T213: visitors get no bar, and ask for nothing of it', async ({ browser, desk }) => {
  const visit = await browser.newPage()
  const asked: string[] = []
  visit.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await visit.goto(`${desk.url}/faqs`)
  await expect(visit.getByRole('heading', { level: 1 })).toBeVisible()
  expect(await visit.content()).not.toContain('staff-bar')
  expect(asked.filter((path) => /staff-bar|on-page|\/api\/admin/.test(path))).toEqual([])
  await visit.close()
})
