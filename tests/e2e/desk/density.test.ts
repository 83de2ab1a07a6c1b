import type { Locator, Page } from 'playwright/test'
import { expect, leadRow, test } from '@/tests/support/back-office'
import { sendLead } from '@/tests/support/desk-visitor'

// The bars of decision 090. The tests share one installation, which has no mail server.
test.describe.configure({ mode: 'serial' })

const WIDE = { width: 1280, height: 800 }
const PHONE = { width: 390, height: 844 }

/** Where the first row begins, how many are wholly on the screen, and how high they are. */
async function measure(rows: Locator) {
  await expect(rows.first()).toBeVisible()
  return rows.evaluateAll((all) => {
    const boxes = all.map((row) => row.getBoundingClientRect())
    const heights = boxes.map(({ height }) => height)
    return {
      top: Math.min(...boxes.map(({ top }) => top)),
      seen: boxes.filter(({ bottom }) => bottom <= window.innerHeight).length,
      lowest: Math.min(...heights),
      highest: Math.max(...heights),
    }
  })
}

const leads = (page: Page) => page.getByRole('region', { name: 'Tour requests' }).getByRole('listitem')

test('lists of records and of people have rows of 42 px, and of two lines on a phone', async ({
  page,
  desk,
}) => {
  await desk.sql.query(`
    delete from users where username like 'person-%';
    insert into users (id, username, password, role, updated_at)
      select gen_random_uuid(), 'person-' || n, '-', 'viewer', now() from generate_series(1, 20) as n`)
  for (let at = 1; at <= 16; at += 1) {
    await desk.post('/api/admin/faqs', {
      question: `May my cat number ${at} come along?`,
      answer: '<p>Yes.</p>',
    })
  }
  for (let at = 1; at <= 4; at += 1) await desk.givenMember(`dense-${Date.now()}`)
  for (const list of ['faqs', 'team-members', 'users']) {
    await page.setViewportSize(WIDE)
    await desk.open(list)
    const wide = await measure(page.locator('tbody tr'))
    expect(wide.seen, list).toBeGreaterThanOrEqual(14)
    expect(wide.lowest, list).toBeGreaterThanOrEqual(40)
    expect(wide.highest, list).toBeLessThanOrEqual(44)
    if (list !== 'users') expect(wide.top, list).toBeLessThanOrEqual(100)

    await page.setViewportSize(PHONE)
    const narrow = await measure(page.locator('tbody tr'))
    expect(narrow.lowest, list).toBeGreaterThanOrEqual(40)
    expect(narrow.highest, list).toBeLessThanOrEqual(72)
  }
  await desk.sql.query("delete from users where username like 'person-%'")
})

test('the desk shows ten families with the first one open beside them, and on a phone the next one in reach', async ({
  page,
  desk,
}) => {
  for (let at = 1; at <= 12; at += 1) await sendLead(desk.url, { name: `Family ${at}` })
  await page.setViewportSize(WIDE)
  await desk.open('tour-requests')
  await expect(leads(page)).toHaveCount(12)
  await expect(page.getByText('No mail server: no one gets alerts by email.')).toHaveCount(1)
  const wide = await measure(leads(page))
  expect(wide.top).toBeLessThanOrEqual(100)
  expect(wide.seen).toBeGreaterThanOrEqual(10)
  const toolbar = await page.getByRole('navigation', { name: 'Lists' }).boundingBox()
  expect(toolbar?.height).toBeLessThanOrEqual(48)
  await expect(page.getByRole('heading', { level: 1, name: 'Family 1', exact: true })).toBeVisible()
  await expect(leadRow(page, /^Family 1\b/)).toHaveAttribute('aria-current', 'page')
  const bar = page.getByRole('region', { name: 'Log how it went' })
  await expect(bar.getByRole('link', { name: 'Next: Family 2' })).toBeVisible()
  const box = await bar.boundingBox()
  expect(Math.round((box?.y ?? 0) + (box?.height ?? 0))).toBe(WIDE.height)

  await page.setViewportSize(PHONE)
  await page.goto(`${desk.url}/admin/tour-requests`)
  await expect(leads(page)).toHaveCount(12)
  const narrow = await measure(leads(page))
  expect(narrow.top).toBeLessThanOrEqual(150)
  expect(narrow.lowest).toBeGreaterThanOrEqual(44)
  expect(narrow.highest).toBeLessThanOrEqual(72)
  const next = page.getByRole('link', { name: /^Next: Family 1\b/ })
  const reach = await next.boundingBox()
  expect(reach?.height).toBeGreaterThanOrEqual(44)
  expect((reach?.y ?? 0) + (reach?.height ?? 0)).toBeGreaterThan(PHONE.height - 30)
})
