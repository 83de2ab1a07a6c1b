import { expect, leadRow } from '@/tests/support/back-office'
import { test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { FIRST, joinByInvitation } from '@/tests/support/invited'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'

test.use({ actionTimeout: 20_000 })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation(FIRST)
})

test.afterAll(() => office.remove())

test('a counselor invited for one community sees only the families who asked for it', async ({
  page,
  browser,
}) => {
  await sendLead(office.url, { name: 'Margaret Ellis', communityId: 'juniper-house' })
  await sendLead(office.url, { name: 'Walter Stone', communityId: 'evergrove-lodge' })
  await joinByInvitation(office, browser, page, {
    username: 'sam',
    role: 'Counselor',
    communities: ['Juniper House'],
  })
  await expect(page.getByRole('link', { name: 'Margaret Ellis', exact: true })).toBeVisible()
  await expect(page.getByText('Walter Stone')).toHaveCount(0)

  await page.getByRole('link', { name: 'Lead desk' }).click()
  await expect(leadRow(page, 'Margaret Ellis')).toBeVisible()
  await expect(page.getByText('Walter Stone')).toHaveCount(0)

  await page.keyboard.press('Control+k')
  const palette = page.getByRole('dialog', { name: 'Search the back office' })
  await palette.getByRole('combobox').fill('Ellis')
  await expect(palette.getByRole('option', { name: /Margaret Ellis/ })).toBeVisible()
  await palette.getByRole('combobox').fill('Walter Stone')
  await expect(palette.getByText('0 records')).toBeVisible()
  await page.keyboard.press('Escape')

  const { rows } = await office.sql.query(`select id from tour_requests where name = 'Walter Stone'`)
  await page.goto(`${office.url}/admin/tour-requests/${rows[0].id}`)
  await expect(page.getByText('Walter Stone')).toHaveCount(0)
})
