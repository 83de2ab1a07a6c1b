import { chooseFromDeskMenu, expectAccessible, hydrated, leadRow } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'

const PASSWORD = 'a quiet porch at dusk'

test.use({ viewport: { width: 390, height: 844 } })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'maria', password: PASSWORD })
  for (const name of ['Ann Ellis', 'Bob Hart', 'Cleo Moore']) await sendLead(office.url, { name })
})

test.afterAll(() => office.remove())

test('C13, C14: on a phone a view is saved, shared and pinned, two requests are reassigned and restored, and the list is exported', async ({
  page,
}) => {
  await office.sql.query(`update users set role = 'counselor'`)
  const owned = async (username: string) => {
    const { rows } = await office.sql.query(
      'select 1 from tour_requests t join users u on u.id = t.owner_id where username = $1',
      [username],
    )
    return rows.length
  }
  // All leads are routed to the only counselor; other possible owners are added afterwards.
  await expect.poll(() => owned('maria')).toBe(3)
  await office.sql.query(
    `insert into users (id, username, password, role, updated_at) values (gen_random_uuid(), 'noor', '-', 'counselor', now())`,
  )
  await signInAs(page, office.url, 'maria', PASSWORD)

  await page.goto(`${office.url}/admin/tour-requests?tab=all&status=new`)
  await expect(leadRow(page, 'Cleo Moore')).toBeVisible()
  await hydrated(page)
  await page.getByRole('button', { name: 'Views' }).click()
  await page.getByRole('menuitem', { name: 'Save as a new view' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Name').fill('All new ones')
  await dialog.getByLabel('Share with everyone who can see this list').click()
  await expectAccessible(page)
  await dialog.getByRole('button', { name: 'Save view' }).click()
  await page.waitForURL('**view=*')
  const views = page.getByRole('button', { name: 'View: All new ones' })
  await views.click()
  await page.getByRole('menuitem', { name: 'Pin beside the tabs' }).click()
  await page.getByRole('link', { name: 'Queue', exact: false }).first().click()
  await expect(page.getByRole('heading', { name: 'Call next' })).toBeVisible()
  await page.getByRole('navigation', { name: 'Lists' }).getByRole('link', { name: 'All new ones' }).click()
  await expect(views).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

  await chooseFromDeskMenu(page, 'Select several')
  await page.getByRole('checkbox', { name: 'Select Ann Ellis' }).click()
  await page.getByRole('checkbox', { name: 'Select Bob Hart' }).click()
  const bar = page.getByRole('region', { name: 'Selected requests' })
  await expect(bar.getByText('2 requests selected')).toBeVisible()
  await bar.getByRole('button', { name: 'Owner…' }).click()
  await page.getByRole('menuitem', { name: 'noor' }).click()
  await expect(bar.getByText('Assign 2 requests to noor?')).toBeVisible()
  await expectAccessible(page)
  await bar.getByRole('button', { name: 'Assign 2' }).click()
  await expect(page.getByText('2 requests assigned to noor').first()).toBeVisible()
  expect(await owned('noor')).toBe(2)
  await page.getByRole('button', { name: 'Undo', exact: true }).click()
  await expect(page.getByText('2 requests back with the previous owner').first()).toBeVisible()
  expect(await owned('maria')).toBe(3)

  // A reason is asked once for several leads, and undo restores them.
  const statuses = async () =>
    (await office.sql.query('select name, status, status_reason from tour_requests order by name')).rows
  await page.getByRole('checkbox', { name: 'Select Ann Ellis' }).click()
  await page.getByRole('checkbox', { name: 'Select Bob Hart' }).click()
  await bar.getByRole('button', { name: 'Status…' }).click()
  await page.getByRole('menuitem', { name: 'Converted' }).click()
  await expect(bar).toContainText(
    'Move 0 requests to “Converted”? 2 stay: they cannot move there from their current status.',
  )
  await expect(bar.getByRole('button', { name: 'Move 0' })).toBeDisabled()
  await bar.getByRole('button', { name: 'Back' }).click()
  await bar.getByRole('button', { name: 'Status…' }).click()
  await page.getByRole('menuitem', { name: 'Not interested' }).click()
  const why = page.getByRole('dialog', { name: 'Not interested' })
  await expect(why).toContainText('Move 2 requests to “Not interested”?')
  await why.getByRole('button', { name: 'Move 2' }).click()
  await expect(why.getByText('Please enter a reason')).toBeVisible()
  await expectAccessible(page)
  await why.getByLabel('Reason').selectOption('Too far away')
  await why.getByLabel('Why').fill('Moved to Oregon')
  await why.getByRole('button', { name: 'Move 2' }).click()
  await expect(page.getByText('2 requests now not interested').first()).toBeVisible()
  expect(await statuses()).toMatchObject([
    { name: 'Ann Ellis', status: 'not-interested', status_reason: 'Moved to Oregon' },
    { name: 'Bob Hart', status: 'not-interested', status_reason: 'Moved to Oregon' },
    { name: 'Cleo Moore', status: 'new' },
  ])
  const { rows: classes } = await office.sql.query(
    `select data->>'reasonClass' as class from lead_events where data->>'to' = 'not-interested'`,
  )
  expect(classes).toEqual([{ class: 'location' }, { class: 'location' }])
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(page.getByText('2 requests moved back.').first()).toBeVisible()
  for (const row of await statuses()) expect(row).toMatchObject({ status: 'new', status_reason: null })

  const downloading = page.waitForEvent('download')
  await chooseFromDeskMenu(page, 'Export these as CSV')
  expect((await downloading).suggestedFilename()).toMatch(/^tour-requests-.*\.csv$/)
})

test('C13: a tag is created on a request, shown on its row, and filters the list', async ({ page }) => {
  await office.sql.query(`update users set role = 'counselor'`)
  await signInAs(page, office.url, 'maria', PASSWORD)
  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await leadRow(page, 'Cleo Moore').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Cleo Moore' })).toBeVisible()
  await hydrated(page)
  await page.getByLabel('Add a tag').fill('Veteran')
  await page.getByRole('button', { name: 'Add tag' }).click()
  const tags = page.getByRole('list', { name: 'Tags of this request' })
  await expect(tags.getByRole('listitem')).toHaveText('Veteran')
  await expectAccessible(page)

  await page.goto(`${office.url}/admin/tour-requests?tab=all`)
  await expect(leadRow(page, 'Cleo Moore')).toContainText('Tags: Veteran')
  await hydrated(page)
  await page.getByRole('button', { name: /^Filters/ }).click()
  await page.getByLabel('Tag', { exact: true }).selectOption('Veteran')
  await page.getByRole('button', { name: 'Apply' }).click()
  await page.waitForURL('**tagId=*')
  await hydrated(page)
  await expect(leadRow(page, 'Ann Ellis')).toHaveCount(0)
  await expect(leadRow(page, 'Cleo Moore')).toBeVisible()
  await page.setViewportSize({ width: 1280, height: 844 })
  await chooseFromDeskMenu(page, 'Select several')
  await page.getByRole('checkbox', { name: 'Select Cleo Moore' }).click()
  const bar = page.getByRole('region', { name: 'Selected requests' })
  await bar.getByRole('button', { name: 'Tag…' }).click()
  await page.getByRole('menuitem', { name: 'Veteran' }).last().click()
  await expect(bar).toContainText('Remove “Veteran” from 1 request?')
  await bar.getByRole('button', { name: 'Untag 1' }).click()
  await expect(page.getByText('No requests match this search and these filters.')).toBeVisible()
  await page.getByRole('button', { name: 'Undo', exact: true }).last().click()
  await expect(leadRow(page, 'Cleo Moore')).toBeVisible()
})
