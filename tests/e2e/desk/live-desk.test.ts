import type { BrowserContext, Page } from 'playwright/test'
import { expectAccessible, leadRow } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'
import { until } from '@/tests/support/until'

const PASSWORD = 'a quiet porch at dusk'
const PHONE = { width: 390, height: 844 }

test.describe.configure({ mode: 'serial' })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'sam', password: PASSWORD })
})

test.afterAll(() => office.remove())

test.beforeEach(async ({ page }) => {
  await office.sql.query('truncate tour_requests, households cascade')
  await signInAs(page, office.url, 'sam', PASSWORD)
})

/** Collects the requests of a tab to the API of the desk. */
function askedBy(page: Page): string[] {
  const asked: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/api/admin/tour-requests')) asked.push(`${request.method()} ${pathname}`)
  })
  return asked
}

const LISTS = 'POST /api/admin/tour-requests/lists'
const STREAM = 'GET /api/admin/tour-requests/stream'

async function sendLeads(prefix: string, count: number): Promise<void> {
  for (let at = 1; at <= count; at += 1) await sendLead(office.url, { name: `${prefix} ${at}` })
}

/** Playwright shows every tab; this is what a browser does to one in the background. */
const setHidden = (page: Page, hidden: boolean) =>
  page.evaluate((isHidden) => {
    Object.defineProperty(document, 'visibilityState', {
      configurable: true,
      get: () => (isHidden ? 'hidden' : 'visible'),
    })
    document.dispatchEvent(new Event('visibilitychange'))
  }, hidden)

test('a burst of requests is a few questions of each tab, and one stream for all of them', async ({
  page,
  context,
}) => {
  const asked = askedBy(page)
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await expect(page.getByText('No requests yet.')).toBeVisible()
  const board = await context.newPage()
  const askedByBoard = askedBy(board)
  await board.goto(`${office.url}/admin/tour-requests/board`)
  await expect(board.getByText('No families').first()).toBeVisible()
  const began = Date.now()
  await sendLeads('Burst', 20)
  for (const tab of [page, board]) {
    await expect(tab.getByRole('link', { name: 'Burst 20' })).toBeVisible()
    await expect(tab.getByRole('link', { name: /Burst 1(?!\d)/ })).toBeVisible()
  }
  const most = 2 + (Date.now() - began) / 2_000
  for (const questions of [asked, askedByBoard]) {
    expect(questions.filter((question) => question === LISTS).length).toBeLessThanOrEqual(most)
  }
  expect(askedByBoard).not.toContain(STREAM)
  await board.close()
})

test('a hidden tab asks for nothing and still counts in its title; shown again it is current', async ({
  page,
}) => {
  await page.goto(`${office.url}/admin/tour-requests`)
  await expect(page.getByText('No one is waiting for a call.')).toBeVisible()
  await setHidden(page, true)
  const asked = askedBy(page)
  await sendLeads('Hidden', 3)
  await expect(page).toHaveTitle(/^\(3\) /)
  expect(asked.filter((question) => question === LISTS)).toEqual([])
  await expect(page.getByRole('link', { name: 'Hidden 3' })).toHaveCount(0)
  await setHidden(page, false)
  await expect(page.getByRole('link', { name: 'Hidden 3' })).toBeVisible()
  expect(asked.filter((question) => question === LISTS)).toHaveLength(1)
})

test('the dashboard counts by itself', async ({ page }) => {
  await page.goto(`${office.url}/admin`)
  await expect(page.getByText('No one is waiting. New requests appear here automatically.')).toBeVisible()
  await sendLead(office.url, { name: 'Margaret Ellis' })
  await expect(page.getByRole('link', { name: 'Margaret Ellis' }).first()).toBeVisible()
  await expect(page.getByRole('link', { name: /^1\s*waiting for a call/ })).toBeVisible()
  // No second banner tells the same from another answer.
  await expect(page.getByRole('complementary', { name: 'Waiting for a call' })).toHaveCount(0)
})

test.describe('while the server refuses', () => {
  test.use({ expectedErrors: [/status of 503/] })

  test('the desk says so, asks ever less often, and shows everything afterwards', async ({ page }) => {
    await page.goto(`${office.url}/admin/tour-requests`)
    await expect(page.getByText('No one is waiting for a call.')).toBeVisible()
    let refused = 0
    await page.route('**/api/admin/tour-requests/lists', (route) => {
      refused += 1
      return route.fulfill({ status: 503, json: { message: 'busy' } })
    })
    await sendLead(office.url, { name: 'Margaret Ellis' })
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be loaded' })).toBeVisible()
    await expectAccessible(page)
    await page.unroute('**/api/admin/tour-requests/lists')
    await expect(page.getByRole('link', { name: 'Margaret Ellis' })).toBeVisible({ timeout: 20_000 })
    await expect(page.getByRole('alert').filter({ hasText: 'cannot be loaded' })).toHaveCount(0)
    expect(refused).toBeLessThanOrEqual(3)
  })
})

test.describe('what a counselor types on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })

  async function openSheet(page: Page): Promise<void> {
    await page.getByRole('button', { name: 'Log', exact: true }).click()
  }

  const sheet = (page: Page) => page.getByRole('dialog')
  const note = (page: Page) => sheet(page).getByLabel('Note')

  async function givenLead(page: Page): Promise<string> {
    await sendLead(office.url, { name: 'Margaret Ellis' })
    const { rows } = await office.sql.query('select id from tour_requests')
    await page.goto(`${office.url}/admin/tour-requests/${rows[0].id}`)
    await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
    return page.url()
  }

  async function typeInSheet(page: Page, words: string): Promise<void> {
    await openSheet(page)
    await sheet(page).getByRole('radio', { name: 'Voicemail' }).tap()
    await note(page).fill(words)
  }

  const untilKept = (form: string) =>
    until('the server has the words', async () => {
      const { rows } = await office.sql.query(
        'select 1 from note_drafts where form = $1 and "values" is not null',
        [form],
      )
      return rows.length > 0
    })

  test('stays when they tap beside the sheet, close it, or reload', async ({ page }) => {
    await givenLead(page)
    await typeInSheet(page, 'Her son calls back at six')
    await page.touchscreen.tap(8, 8)
    await expect(note(page)).toHaveValue('Her son calls back at six')
    await expectAccessible(page)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await page.reload()
    await openSheet(page)
    await expect(note(page)).toHaveValue('Her son calls back at six')
    // An empty sheet closes at a tap beside it.
    await note(page).fill('')
    await page.touchscreen.tap(8, 8)
    await expect(sheet(page)).toHaveCount(0)
  })

  test('is on the other device, and gone from both once it is logged', async ({ page, browser }) => {
    const address = await givenLead(page)
    await typeInSheet(page, 'Her son calls back at six')
    await untilKept('attempt')
    const other = await (await browser.newContext({ viewport: PHONE })).newPage()
    await signInAs(other, office.url, 'sam', PASSWORD)
    await other.goto(address)
    await openSheet(other)
    await expect(note(other)).toHaveValue('Her son calls back at six')
    await sheet(other).getByRole('button', { name: 'Log it' }).click()
    await expect(sheet(other)).toHaveCount(0)
    await expect(other.getByText('Her son calls back at six')).toBeVisible()
    await page.reload()
    await openSheet(page)
    await expect(note(page)).toHaveCount(0)
    const { rows } = await office.sql.query("select 1 from lead_events where type = 'attempt'")
    expect(rows).toHaveLength(1)
  })

  test('stays when the tab is killed at any step', async ({ page, context }) => {
    const address = await givenLead(page)
    const steps: Record<string, (tab: Page) => Promise<unknown>> = {
      'right after the last key': async () => {},
      'after the pause': () => untilKept('attempt'),
      'while it is being logged': async (tab) => {
        // Never sent: a routed request would go on to the server when its tab is closed.
        await tab.evaluate(() => {
          const { fetch } = window
          window.fetch = (target, init) =>
            String(target).endsWith('/attempts') ? new Promise(() => {}) : fetch(target, init)
        })
        await sheet(tab).getByRole('button', { name: 'Log it' }).click()
      },
    }
    for (const [step, act] of Object.entries(steps)) {
      const tab = await reopened(context, address)
      await typeInSheet(tab, step)
      await act(tab)
      await tab.close({ runBeforeUnload: false })
      const again = await reopened(context, address)
      await openSheet(again)
      await expect(note(again), step).toHaveValue(step)
      await again.close()
    }
  })

  async function reopened(context: BrowserContext, address: string): Promise<Page> {
    const tab = await context.newPage()
    await tab.goto(address)
    await expect(tab.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
    return tab
  }

  test('about the family and as a reason stays when they go on to the next family', async ({ page }) => {
    await givenLead(page)
    await page.getByLabel('About the family').fill('Two cats')
    await page.getByLabel('Move to').selectOption({ label: 'Not interested' })
    await page.getByLabel('Why').fill('Too far from her church')
    await page.getByRole('button', { name: 'Record a do-not-contact request' }).click()
    await sheet(page).getByLabel('Their words').fill('Please stop writing to my mother')
    await page.keyboard.press('Escape')
    await page.getByRole('link', { name: 'All requests' }).tap()
    await leadRow(page, 'Margaret Ellis').tap()
    await expect(page.getByLabel('About the family')).toHaveValue('Two cats')
    await expect(page.getByLabel('Why')).toHaveValue('Too far from her church')
    await page.getByRole('button', { name: 'Save notes' }).click()
    await page.getByRole('button', { name: 'Save status' }).click()
    await expect(page.getByText('sam moved it to not interested')).toBeVisible()
    await expect(page.getByText('Too far from her church')).toBeVisible()
    await page.getByRole('button', { name: 'Record a do-not-contact request' }).click()
    await expect(sheet(page).getByLabel('Their words')).toHaveValue('Please stop writing to my mother')
    await sheet(page).getByRole('button', { name: 'Do not contact' }).click()
    await expect(page.getByText('Contact ended on')).toBeVisible()
    const kept = await office.sql.query('select 1 from note_drafts where "values" is not null')
    expect(kept.rows).toEqual([])
  })

  test.describe('when the session has ended', () => {
    test.use({ expectedErrors: [/status of 401/] })

    test('stays, and is there after signing in again', async ({ page }) => {
      const address = await givenLead(page)
      await typeInSheet(page, 'Her son')
      await office.sql.query('update sessions set revoked_at = now()')
      await note(page).fill('Her son calls back at six')
      await page.waitForResponse(
        (response) => response.url().endsWith('/drafts') && response.status() === 401,
      )
      await signInAs(page, office.url, 'sam', PASSWORD)
      await page.goto(address)
      await openSheet(page)
      await expect(note(page)).toHaveValue('Her son calls back at six')
      await untilKept('attempt')
    })
  })
})
