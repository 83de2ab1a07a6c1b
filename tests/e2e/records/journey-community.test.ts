import { addDays } from 'date-fns'
import type { Page } from 'playwright/test'
import { localTime } from '@/lib/records/declare/zoned-time'
import { draftSaved, expect, save, saved } from '@/tests/support/back-office'
import { test } from '@/tests/support/browser'
import { openTab } from '@/tests/support/form-parts'
import { FIRST, joinByInvitation, openFromMenu, signIn } from '@/tests/support/invited'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { noise } from '@/tests/support/pictures'

// A new editor's first days: one story, in order.
test.describe.configure({ mode: 'serial', timeout: 240_000 })

// While the server is down, the browser reports every call.
test.use({
  actionTimeout: 20_000,
  expectedErrors: [/ERR_CONNECTION_REFUSED|Failed to fetch|ERR_EMPTY_RESPONSE|ERR_INCOMPLETE_CHUNKED/],
})

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation(FIRST)
})

test.afterAll(() => office.remove())

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })

/** Uploads a picture into a field of the form and describes it. */
async function upload(page: Page, into: string, file: string, shows: string) {
  await page.getByRole('button', { name: `Choose or upload: ${into}` }).click()
  const dialog = page.getByRole('dialog', { name: into })
  const buffer = await noise(1_200, 800).jpeg().toBuffer()
  await dialog.getByLabel('Pictures to upload').setInputFiles({ name: file, mimeType: 'image/jpeg', buffer })
  await dialog.getByLabel('What the picture shows').fill(shows)
  await dialog.getByRole('button', { name: 'Save description' }).click()
  await dialog.getByRole('button', { name: 'Use this picture' }).click()
  await expect(page.getByRole('img', { name: shows })).toBeVisible()
}

async function openCommunity(page: Page) {
  await openFromMenu(page, 'Communities')
  await expect(page.getByRole('heading', { level: 1, name: 'Communities' })).toBeVisible()
  await page.getByRole('main').getByRole('link', { name: 'Elm Court' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elm Court' })).toBeVisible()
}

/** Makes the planned time come now. */
async function makePlanDue() {
  await office.sql.query(`
    update publication_plans set at = now() where state = 'waiting';
    update outbox_items set due_at = now() where kind = 'publication-plan' and state = 'due'`)
}

/** As an anonymous visitor: the editor's own browser may show a draft. */
const visit = (path: string) => fetch(office.url + path, { redirect: 'manual' })
const statusOf = async (path: string) => (await visit(path)).status
const textOf = async (path: string) => (await visit(path)).text()

test('a new editor creates a community with her own pictures; the server goes down while she types, and nothing is lost', async ({
  page,
  browser,
}) => {
  await joinByInvitation(office, browser, page, { username: 'edda', role: 'Editor' })
  await openFromMenu(page, 'Communities')
  await page.getByRole('link', { name: 'New community' }).click()
  await field(page, 'Name').fill('Elm Court')
  await expect(field(page, 'Slug')).toHaveValue('elm-court')
  await field(page, 'Street').fill('7 Elm Street')
  await expect(draftSaved(page)).toBeVisible()

  await office.stopServer()
  await field(page, 'City').fill('Boulder')
  await expect(page.getByText('Draft not saved yet.')).toBeVisible()
  await openTab(page, 'Copy')
  await field(page, 'Short description').fill('A small house under old elms.')
  await openTab(page, 'Contact')
  await field(page, 'Phone (displayed)').fill('(303) 555-0188')
  await office.startServer()
  await expect(draftSaved(page)).toBeVisible({ timeout: 60_000 })
  await page.reload()
  await expect(field(page, 'City')).toHaveValue('Boulder')
  await expect(field(page, 'Short description')).toHaveValue('A small house under old elms.')
  await expect(field(page, 'Phone (displayed)')).toHaveValue('(303) 555-0188')

  await openTab(page, 'Copy')
  await page.getByRole('textbox', { name: 'Overview' }).click()
  await page.keyboard.type('Sixteen rooms, two elms and one long table.')
  await openTab(page, 'Pictures')
  await upload(page, 'Main picture', 'elms.jpg', 'A small brick house under two elms')
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/communities\/[0-9a-f-]{36}$/)
  expect(await statusOf('/communities/elm-court')).toBe(404)
})

test('she adds a highlight, a floor plan and a colleague in the community’s form, and sees them in the preview', async ({
  page,
}) => {
  await signIn(office, page, 'edda')
  await openCommunity(page)
  await openTab(page, 'Highlights')
  await page.getByRole('link', { name: 'Add a highlight' }).click()
  await field(page, 'Title').fill('Supper under the elms')
  await page.getByRole('textbox', { name: 'Description' }).click()
  await page.keyboard.type('From May on the long table stands outside.')
  await upload(page, 'Picture', 'table.jpg', 'A long table set for supper under trees')
  await save(page).click()
  await openTab(page, 'Highlights')
  await expect(page.getByRole('link', { name: 'Supper under the elms' })).toBeVisible()

  await page.getByRole('link', { name: 'New floor plan of this community' }).click()
  await expect(page.getByRole('combobox', { name: 'Community' })).toHaveValue('Elm Court')
  await field(page, 'Name').fill('The Linden')
  await field(page, 'Bedrooms').fill('1')
  await field(page, 'Bathrooms').fill('1')
  await openTab(page, 'Price and availability')
  await field(page, 'Starting price').fill('5250')
  await save(page).click()
  await page.waitForURL(/\/floor-plans\/[0-9a-f-]{36}$/)
  await openTab(page, 'Pictures of the plan')
  await page.getByRole('link', { name: 'Add a picture of the plan' }).click()
  await upload(page, 'Picture', 'linden.jpg', 'Plan of the Linden: a bedroom, a bath and a sunny corner')
  await save(page).click()
  await page.waitForURL(/\/floor-plans\/[0-9a-f-]{36}$/)

  await openCommunity(page)
  await expect(page.getByRole('link', { name: '1 floor plan', exact: true })).toBeVisible()
  await page.getByRole('link', { name: 'New team member of this community' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'New team member' })).toBeVisible()
  await field(page, 'Name').fill('Otto Lindqvist')
  await field(page, 'Role').fill('Cook')
  await upload(page, 'Portrait', 'otto.jpg', 'Otto Lindqvist in his kitchen')
  await save(page).click()
  await page.waitForURL(/\/team-members\/[0-9a-f-]{36}$/)

  await openCommunity(page)
  await page.getByRole('button', { name: 'Preview', exact: true }).click()
  const shown = page.frameLocator('iframe[title="The page with the draft"]')
  for (const name of ['Supper under the elms', 'The Linden', 'Otto Lindqvist']) {
    await expect(shown.getByText(name).filter({ visible: true }).first()).toBeVisible()
  }
  await expect(shown.getByRole('img', { name: 'A small brick house under two elms' }).first()).toBeVisible()
  expect(await statusOf('/communities/elm-court')).toBe(404)
})

test('she schedules it, and it goes live at that time', async ({ page }) => {
  await signIn(office, page, 'edda')
  await openCommunity(page)
  await page.getByRole('button', { name: 'More ways to publish' }).click()
  await page.getByRole('menuitem', { name: 'Schedule...' }).click()
  const dialog = page.getByRole('dialog', { name: 'Publish later' })
  const { day, time } = localTime(addDays(new Date(), 1).toISOString(), 'America/Denver')
  await dialog.getByLabel('Day').fill(day)
  await dialog.getByLabel('Time').fill(time)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(page.getByText(/^Will be published .* scheduled by edda$/)).toBeVisible()
  expect(await statusOf('/communities/elm-court')).toBe(404)

  await makePlanDue()
  await expect.poll(() => statusOf('/communities/elm-court'), { timeout: 60_000 }).toBe(200)
  const { rows } = await office.sql.query(
    `select p.state, c.updated_at >= p.at as "inTime" from publication_plans p join communities c on c.id::text = p.entity_id`,
  )
  expect(rows).toEqual([{ state: 'fired', inTime: true }])

  await page.reload()
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  await page.goto(`${office.url}/communities`)
  await page.getByRole('link', { name: 'Elm Court' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Elm Court' })).toBeVisible()
  for (const name of ['Supper under the elms', 'The Linden', 'Otto Lindqvist']) {
    await expect(page.getByText(name).filter({ visible: true }).first()).toBeVisible()
  }
  const picture = page.getByRole('img', { name: 'A small brick house under two elms' }).first()
  expect(
    await picture.evaluate((img: HTMLImageElement) => img.decode().then(() => img.naturalWidth)),
  ).toBeGreaterThan(0)
})

test('she changes its address: old addresses and links in texts still lead there', async ({ page }) => {
  await signIn(office, page, 'edda')
  await openFromMenu(page, 'Questions')
  await page.getByRole('link', { name: 'New question' }).click()
  await field(page, 'Question').fill('Is there a house with a garden?')
  await page.getByRole('textbox', { name: 'Answer' }).click()
  await page.keyboard.type('Yes: ')
  await page.getByRole('button', { name: 'Link', exact: true }).click()
  const link = page.getByRole('dialog', { name: 'Link' })
  await link.getByRole('combobox').fill('Elm Court')
  await link.getByRole('option', { name: /^Elm Court/ }).click()
  await save(page).click()
  await expect(saved(page)).toBeVisible()

  await openCommunity(page)
  await field(page, 'Slug').fill('house-under-the-elms')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect.poll(() => statusOf('/communities/house-under-the-elms')).toBe(200)
  const old = await visit('/communities/elm-court')
  expect(old.status).toBe(308)
  expect(old.headers.get('location')).toMatch(/\/communities\/house-under-the-elms$/)
  for (const path of ['/faqs', '/communities', '/sitemaps/communities-1.xml']) {
    await expect.poll(() => textOf(path)).toContain('house-under-the-elms')
    expect(await textOf(path)).not.toContain('elm-court')
  }
})

test('she restores an earlier version, and a deleted floor plan with its picture', async ({ page }) => {
  const address = '/communities/house-under-the-elms'
  const site = () => textOf(address)
  await signIn(office, page, 'edda')
  await openCommunity(page)
  await openTab(page, 'Copy')
  await field(page, 'Short description').fill('Words she regrets.')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect.poll(site).toContain('Words she regrets.')
  const history = page.getByRole('region', { name: 'History' })
  await expect(history.getByRole('listitem').first()).toContainText('Short description')
  await history
    .getByRole('button', { name: /^Restore/ })
    .first()
    .click()
  await page.getByRole('dialog').getByRole('button', { name: 'Restore', exact: true }).click()
  await expect(field(page, 'Short description')).toHaveValue('A small house under old elms.')
  await save(page).click()
  await expect.poll(site).not.toContain('Words she regrets.')

  await page.getByRole('link', { name: '1 floor plan', exact: true }).click()
  await page.getByRole('button', { name: 'Actions for The Linden' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByText('No floor plans match')).toBeVisible()
  await expect.poll(site).not.toContain('The Linden')
  await openFromMenu(page, 'Trash')
  await page.getByRole('button', { name: 'Restore The Linden' }).click()
  await expect.poll(site).toContain('The Linden')
  expect(await site()).toContain('Plan of the Linden: a bedroom, a bath and a sunny corner')
})
