import type { Locator, Page } from 'playwright/test'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { openTab, unfold } from '@/tests/support/form-parts'

// The tests share one installation; each orders its own records.
test.describe.configure({ mode: 'default' })

const handle = (within: Page | Locator, title: string) =>
  within.getByRole('button', { name: `Drag ${title}`, exact: true })

/** Drags a handle to another row with the mouse. */
async function drag(page: Page, from: Locator, to: Locator) {
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  await page.mouse.move(start.x + start.width / 2, start.y + start.height / 2)
  await page.mouse.down()
  await page.mouse.move(start.x + start.width / 2, start.y + 20, { steps: 4 })
  const past = end.y > start.y ? 6 : -6
  await page.mouse.move(start.x + start.width / 2, end.y + end.height / 2 + past, { steps: 12 })
  await page.mouse.up()
}

/** Keyboard dragging starts to listen for arrows and measures the rows only in later tasks. */
const placesAreMeasured = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<void>((done) => {
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(done)))
      }),
  )

const questions = (page: Page) => page.locator('tbody tr').locator('td:nth-child(3)')

/** Leaves only these three questions, which visitors see in order. */
test.beforeEach(async ({ desk }) => {
  await desk.sql.query('delete from faqs')
  for (const question of ['Who cooks?', 'Who drives?', 'Who sings?']) {
    await desk.post('/api/admin/faqs', { question, answer: '<p>We do.</p>', active: true })
  }
})

async function publishedOrder(page: Page, url: string): Promise<string> {
  const html = await (await page.request.get(`${url}/faqs`)).text()
  const found = [...html.matchAll(/Who (cooks|drives|sings)\?/g)].map(([, verb]) => verb)
  return [...new Set(found)].join(' ')
}

test('a row dragged with the mouse stays there, and visitors see the order', async ({ page, desk }) => {
  await desk.open('faqs')
  await drag(page, handle(page, 'Who sings?'), handle(page, 'Who cooks?'))
  await expect(questions(page)).toHaveText([/sings/, /cooks/, /drives/])
  await expect(page.getByText('Who sings? moved to position 1')).toBeAttached()
  await expectAccessible(page)
  await page.reload()
  await expect(questions(page)).toHaveText([/sings/, /cooks/, /drives/])
  await expect.poll(() => publishedOrder(page, desk.url)).toBe('sings cooks drives')
  await page.goto(`${desk.url}/admin/faqs?search=who`)
  await expect(questions(page).first()).toBeVisible()
  await expect(handle(page, 'Who sings?')).toHaveCount(0)
})

test('by keyboard: picked up with Space, moved with the arrows, and put back with Escape', async ({
  page,
  desk,
}) => {
  await desk.open('faqs')
  await handle(page, 'Who cooks?').focus()
  await page.keyboard.press('Space')
  await expect(page.getByText('Who cooks? picked up at position 1 of 3.')).toBeAttached()
  await placesAreMeasured(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Who cooks? at position 2 of 3.')).toBeAttached()
  await page.keyboard.press('Space')
  await expect(questions(page)).toHaveText([/drives/, /cooks/, /sings/])
  await expect(page.getByText('Who cooks? moved to position 2')).toBeAttached()
  await expect(handle(page, 'Who cooks?')).toBeFocused()
  await expect(handle(page, 'Who cooks?')).toBeEnabled()
  await page.keyboard.press('Space')
  await expect(page.getByText('Who cooks? picked up at position 2 of 3.')).toBeAttached()
  await placesAreMeasured(page)
  await page.keyboard.press('ArrowDown')
  await expect(page.getByText('Who cooks? at position 3 of 3.')).toBeAttached()
  await page.keyboard.press('Escape')
  await expect(page.getByText('Who cooks? moved back to position 2 of 3.')).toBeAttached()
  await expect(questions(page)).toHaveText([/drives/, /cooks/, /sings/])
})

test('when another user changed the order meanwhile, that is announced and the list shows theirs', async ({
  page,
  desk,
}) => {
  await desk.open('faqs')
  await expect(handle(page, 'Who sings?')).toBeVisible()
  await desk.sql.query("update faqs set sort_order = 9 where question = 'Who cooks?'")
  await drag(page, handle(page, 'Who sings?'), handle(page, 'Who drives?'))
  await expect(page.getByText('The order has changed. Please reload the page').first()).toBeVisible()
  await expect(questions(page)).toHaveText([/drives/, /sings/, /cooks/])
})

test('on a phone, dragging the handle does not scroll', async ({ browser, page, desk }) => {
  const phone = await browser.newContext({
    storageState: await page.context().storageState(),
    viewport: { width: 390, height: 844 },
    hasTouch: true,
    isMobile: true,
  })
  const screen = await phone.newPage()
  await screen.goto(`${desk.url}/admin/faqs`)
  const [from, to] = [handle(screen, 'Who cooks?'), handle(screen, 'Who drives?')]
  await from.scrollIntoViewIfNeeded()
  const [start, end] = [await from.boundingBox(), await to.boundingBox()]
  if (!start || !end) throw new Error('nothing to drag')
  const finger = await phone.newCDPSession(screen)
  const x = start.x + start.width / 2
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', y: number) =>
    finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
  const [top, bottom] = [start.y + start.height / 2, end.y + end.height / 2 + 8]
  await touch('touchStart', top)
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', top + ((bottom - top) * step) / 8)
  await touch('touchEnd', bottom)
  await expect(screen.getByText('Who cooks? moved to position 2')).toBeAttached()
  await expect(handle(screen, 'Who cooks?')).toBeVisible()
  await expectAccessible(screen)
  await phone.close()
})

test('children in their parent’s form, and entries of a list in a form', async ({ page, desk }) => {
  await desk.open('communities?search=juniper')
  await page.getByRole('link', { name: 'Juniper House' }).click()
  await openTab(page, 'Highlights')
  const highlights = page.getByRole('region', { name: 'Highlights' })
  const links = highlights.getByRole('listitem').getByRole('link')
  await expect(links.nth(1)).toBeVisible()
  const [first = '', second = ''] = (await links.allTextContents()).map((text) => text.trim())
  await drag(page, handle(highlights, first), handle(highlights, second))
  await expect(page.getByText(`${first} moved to position 2`)).toBeAttached()
  await page.reload()
  await openTab(page, 'Highlights')
  await expect(links.first()).toHaveText(second)
  await page.setViewportSize({ width: 390, height: 844 })
  await expect(handle(highlights, second)).toBeVisible()
  const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)
  await expect.poll(tooWide).toBeLessThanOrEqual(0)
  await page.setViewportSize({ width: 1280, height: 720 })

  await desk.open('homepage-sections')
  await page.getByRole('link', { name: 'We call back *within ten minutes*' }).click()
  await openTab(page, 'Content')
  const steps = page.getByRole('group', { name: 'Steps' })
  const title = (at: number) => page.locator(`[id="field-metadata.steps.${at}.title"]`)
  await unfold(steps, 0)
  await unfold(steps, 1)
  const before = await title(0).inputValue()
  await drag(page, handle(steps, 'step 1'), handle(steps, 'step 2'))
  await expect(title(1)).toHaveValue(before)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await openTab(page, 'Content')
  await unfold(steps, 1)
  await expect(title(1)).toHaveValue(before)
})
