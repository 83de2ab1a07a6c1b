import { expectAccessible } from '@/tests/support/back-office'
import { expect, test } from '@/tests/support/browser'
import { sendLead } from '@/tests/support/desk-visitor'
import { openFromMenu } from '@/tests/support/invited'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'
import { signInAs } from '@/tests/support/sign-in-as'

const PASSWORD = 'a quiet porch at dusk'

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation({ username: 'sam', password: PASSWORD })
})

test.afterAll(() => office.remove())

test('C15: what was called late is found behind its figure, and the comparison is taken along', async ({
  page,
}) => {
  await sendLead(office.url, { name: 'Margaret Ellis', communityId: 'juniper-house' })
  await sendLead(office.url, { name: 'Harold Brandt', communityId: 'juniper-house', source: 'callback' })
  await office.sql.query(
    `update tour_requests set first_attempt_at = created_at + interval '4 minutes', first_attempt_staffed_s = 240,
       call_due_at = created_at + interval '10 minutes' where name = 'Margaret Ellis'`,
  )
  await office.sql.query(
    `update tour_requests set first_attempt_at = created_at + interval '20 minutes', first_attempt_staffed_s = 1200,
       call_due_at = created_at + interval '10 minutes' where name = 'Harold Brandt'`,
  )
  await signInAs(page, office.url, 'sam', PASSWORD)
  await openFromMenu(page, 'Response times')

  const promise = page.getByRole('region', { name: 'The promise' })
  await expect(promise.getByRole('link', { name: 'tried within ten minutes' })).toContainText('50%')
  await expect(promise.getByRole('link', { name: 'median time to the first attempt' })).toContainText(
    '12 min',
  )
  for (const width of [1280, 390]) {
    await page.setViewportSize({ width, height: 900 })
    await expectAccessible(page)
  }
  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'CSV by community' }).click()
  expect((await download).suggestedFilename()).toMatch(/^response-times-by-community-/)

  await page.getByRole('link', { name: '1 late, Callback' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Late, Callback' })).toBeVisible()
  await expect(page.getByText('first attempt after 20 min, late')).toBeVisible()
  await page.getByRole('link', { name: 'Harold Brandt' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Harold Brandt' })).toBeVisible()
})
