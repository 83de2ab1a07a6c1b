import type { Page } from 'playwright/test'
import { expect, expectAccessible, leadRow, test } from '@/tests/support/back-office'
import { sendLead } from '@/tests/support/desk-visitor'

// One installation, viewed by one role after another.
test.describe.configure({ mode: 'serial' })

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 2, name })

/** Checks menus and cards at desktop and phone widths. */
async function expectAccessibleAtBothWidths(page: Page) {
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  await page.setViewportSize({ width: 1280, height: 900 })
}

test('a counselor sees whom to call first, and calls from there', async ({ page, desk }) => {
  for (const name of ['Margaret Ellis', 'Walter Stone', 'Rosa Delgado']) {
    await sendLead(desk.url, {
      name,
      communityId: 'juniper-house',
      message: 'For my mother, who walks with a cane.',
    })
  }
  await desk.sql.query(`
    update tour_requests set call_due_at = now() - interval '20 minutes' where name = 'Walter Stone';
    update tour_requests set status = 'scheduled', first_attempt_at = now(), next_step = 'tour', next_step_at = now() + interval '2 days',
      owner_id = (select id from users where username = 'maria') where name = 'Rosa Delgado';
    update users set role = 'counselor' where username = 'maria'`)
  await desk.open('')
  const first = page.getByRole('region', { name: 'Call first' })
  await expect(first).toContainText('Walter Stone')
  await expect(first.getByRole('link', { name: /^Call \(303\)/ })).toHaveAttribute('href', /^tel:\+1303/)
  await expect(page.getByRole('link', { name: '1 is late' })).toBeVisible()
  await expect(heading(page, 'Your families')).toBeVisible()
  await expect(heading(page, 'Mail, people and checks')).toHaveCount(0)
  await expect(page.getByRole('navigation', { name: 'Back office' }).getByRole('link')).toHaveCount(5)
  await expect(heading(page, 'Before your first family')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Turn on and test' })).toHaveAttribute('href', /#pushes$/)
  await expect(page.getByRole('link', { name: 'Enter and test' })).toHaveAttribute('href', /#alerts$/)
  await page.getByRole('button', { name: 'Turn on and listen' }).click()
  await expect(page.getByRole('button', { name: 'Hear it', exact: true })).toBeVisible()
  await expectAccessibleAtBothWidths(page)
  await first.getByRole('link', { name: 'Open the request of Walter Stone' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Walter Stone' })).toBeVisible()
})

test('an editor finds her drafts, what goes live next, and open content work', async ({ page, desk }) => {
  const ruth = await desk.givenMember('ruth-adams', { name: 'Ruth Adams' })
  const otto = await desk.givenMember('otto-lind', { name: 'Otto Lind' })
  const address = (id: string, what: string) => `${desk.url}/api/admin/team-members/${id}/${what}`
  const headers = { 'sec-fetch-site': 'same-origin' }
  await page.request.put(address(ruth.id, 'draft'), { headers, data: { values: { role: 'Head cook' } } })
  await page.request.put(address(otto.id, 'plan'), {
    headers,
    data: { action: 'publish', at: new Date(Date.now() + 3 * 60 * 60 * 1000).toISOString() },
  })
  await desk.sql.query(`
    insert into missed_addresses (id, path, hits) values (gen_random_uuid(), '/our-houses', 12);
    update communities set created_at = now() - interval '400 days';
    update users set role = 'editor' where username = 'maria'`)
  await desk.open('')
  const drafts = page.locator('section').filter({ has: heading(page, 'Your drafts') })
  await expect(drafts.getByRole('link', { name: 'Ruth Adams' })).toBeVisible()
  const next = page.locator('section').filter({ has: heading(page, 'Scheduled changes') })
  await expect(next).toContainText('Otto Lind')
  await expect(next).toContainText('scheduled by maria')
  await expect(page.getByText('waiting for a call')).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
  await page.getByRole('link', { name: '1 missing page' }).click()
  await expect(page.getByRole('button', { name: 'Redirect /our-houses' })).toBeVisible()
})

test('an analyst sees where families come from, and opens a week', async ({ page, desk }) => {
  await desk.sql.query("update users set role = 'analyst' where username = 'maria'")
  await desk.open('')
  await expect(heading(page, 'By form, last 28 days')).toBeVisible()
  await expect(heading(page, 'By landing page, last 28 days')).toBeVisible()
  await expect(heading(page, 'Facts to check')).toHaveCount(0)
  await expectAccessibleAtBothWidths(page)
  const weeks = page.locator('section').filter({ has: heading(page, 'Leads by week') })
  await weeks.getByRole('link').first().click()
  await expect(leadRow(page, 'Rosa Delgado')).toBeVisible()
})

test('an administrator sees the desk, the site and the system state, with links', async ({ page, desk }) => {
  await desk.open('')
  await expect(page.getByRole('link', { name: '1 is late' })).toBeVisible()
  await expect(page.getByRole('link', { name: '1 missing page' })).toBeVisible()
  const panel = page.locator('section').filter({ has: heading(page, 'Mail, people and checks') })
  await expect(panel).toContainText('No mail server is set')
  await expectAccessibleAtBothWidths(page)
  await panel.getByRole('link', { name: 'Sign-in' }).click()
  await expect(page).toHaveURL(/\/admin\/users\/sign-in$/)
})
