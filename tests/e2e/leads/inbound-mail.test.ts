import { mailOf, REFERRAL } from '@/tests/support/agency-mail'
import { expect, expectAccessible, save, test } from '@/tests/support/back-office'
import { startImapServer } from '@/tests/support/imap-server'
import { startInstance } from '@/tests/support/instance'
import { until } from '@/tests/support/until'

test('B13: an agency is added from a pasted mail; its mails become requests, others need manual review', async ({
  desk,
  page,
}) => {
  await desk.open('referral-agencies/new')
  await page.getByLabel('Name', { exact: true }).fill('Care Finders')
  await page.getByRole('textbox', { name: 'Sender addresses' }).fill('carefinders.example')
  await page.getByRole('textbox', { name: 'Sender addresses' }).press('Enter')
  const trial = page.getByRole('region', { name: 'Fields found in this email' })
  await trial.getByLabel('Email text').fill(REFERRAL)
  await expect(trial.getByRole('status')).toContainText('A colleague has to read emails like this')
  for (const [at, [label, field]] of [
    ['Contact:', 'Family name'],
    ['Phone', 'Contact phone'],
  ].entries()) {
    await page.getByRole('button', { name: 'Add a label' }).click()
    const row = page
      .getByRole('listitem')
      .filter({ has: page.getByRole('heading', { name: `Label ${at + 1}` }) })
    await row.getByLabel('Label in the email').fill(label ?? '')
    await row.getByLabel('Saved in the field').selectOption({ label: field ?? '' })
  }
  await expect(trial.getByRole('status')).toHaveText('Emails like this become requests automatically.')
  await expect(trial.getByText('(303) 555-0142', { exact: true })).toBeVisible()
  await save(page).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Care Finders' })).toBeVisible()
  await expectAccessible(page)
  const agencyId = page.url().split('/').at(-1)

  const asked = { name: 'Edith Holm', phone: '303-555-0142', message: 'For my mother', source: 'tour' }
  await desk.post('/api/tour-requests', asked)
  const imap = await startImapServer()
  imap.deliver(mailOf())
  const words =
    'Dear neighbours,\n\nmy mother Ruth needs help from January on. Call me at 303 555 0199.\n\nAnn Lee'
  imap.deliver(mailOf({ from: 'Ann Lee <ann@family.example>', subject: 'My mother', text: words }))
  const { user, password, host, port, database } = desk.sql
  const worker = await startInstance('worker', {
    databaseUrl: `postgresql://${user}:${password}@${host}:${port}/${database}`,
    env: { INBOUND_IMAP_URL: imap.url },
  })
  await until('both mails are marked as read', () => imap.mails.every(({ seen }) => seen))
  await worker.stop()
  await imap.close()

  await desk.open('tour-requests')
  const list = page.getByRole('region', { name: 'Tour requests' })
  // The queue shows a family once, with its most urgent request.
  await expect(list.getByRole('link', { name: /Edith Holm/ })).toContainText('2 requests')
  const unread = list.getByRole('link', { name: /Email from Ann Lee/ })
  await expect(unread).toContainText('Needs reading')
  await unread.click()
  const main = page.getByRole('main')
  await expect(page.getByRole('heading', { level: 1, name: 'Email from Ann Lee' })).toBeVisible()
  await expect(main.getByRole('region', { name: 'Text of the email' })).toContainText(
    'my mother Ruth needs help',
  )
  await expect(main.getByRole('article').getByRole('link', { name: /^Call/ })).toHaveCount(0)
  await page.setViewportSize({ width: 390, height: 844 })
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 800 })

  const form = main.getByRole('form', { name: 'Details from the email' })
  await form.getByLabel('Name').fill('Ann Lee')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(form.getByText('Please enter a phone number or an email address')).toBeVisible()
  await form.getByLabel('Phone number').fill('303 555 0199')
  await form.getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ann Lee' })).toBeVisible()
  await expect(main.getByRole('article').getByRole('link', { name: 'Call 303 555 0199' })).toBeVisible()
  await expect(main.getByText('maria read the email and entered the family')).toBeVisible()

  const { rows } = await desk.sql.query("select id from tour_requests where source = 'agency'")
  await desk.open(`tour-requests/${rows[0].id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Edith Holm' })).toBeVisible()
  const claim = main
    .locator('section')
    .filter({ has: page.getByRole('heading', { name: 'You knew this family first' }) })
  await expect(claim).toContainText('Tour request')
  await expect(claim).toContainText('Claimed by Care Finders')
  await claim.getByRole('button', { name: 'Mark objection as sent' }).click()
  await expect(claim).toContainText('Objection sent by maria')
  await expect(main.getByText('maria objected to the claim of Care Finders')).toBeVisible()
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open(`referral-agencies/${agencyId}`)
  await expect(main.getByText(/You have known them since/)).toContainText('Objection sent by maria.')
  await expectAccessible(page)
})
