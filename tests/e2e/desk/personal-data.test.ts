import { readFileSync } from 'node:fs'
import { expect, expectAccessible, test } from '@/tests/support/back-office'

const ANN = { name: 'Annabel Quimby', email: 'annabel@quimby.example', phone: '(303) 555-0142' }

test('a family asks for a copy and for deletion', async ({ page, desk }) => {
  test.setTimeout(90_000)
  const key = `privacy-${Date.now()}`
  await desk.post('/api/tour-requests', { ...ANN, message: 'For my mother', transactionId: key })
  await desk.post('/api/tour-requests', {
    ...ANN,
    name: 'Robert Quimby',
    email: 'robert@elsewhere.example',
    transactionId: `${key}-2`,
  })
  await desk.open('personal-data')
  await expectAccessible(page)

  await page.getByRole('button', { name: 'Find' }).click()
  await expect(page.getByText('Please enter an email address or a phone number')).toBeVisible()
  await expect(page.getByLabel('Email address')).toBeFocused()
  await page.getByLabel('Email address').fill(ANN.email)
  await page.getByLabel('Phone number').fill('303 555 0142')
  await page.keyboard.press('Enter')
  await expect(
    page.getByRole('heading', { name: /items found for annabel@quimby\.example and \(303\) 555-0142/ }),
  ).toBeVisible()
  await expect(
    page.getByText('Not included, because the number appears with another email address'),
  ).toBeVisible()
  await page.getByText('Tour requests and calls').click()
  await expect(page.getByText(`${ANN.name} · ${ANN.phone} · ${ANN.email}`)).toBeVisible()
  await expectAccessible(page)
  expect(page.url()).not.toContain('quimby')

  const download = page.waitForEvent('download')
  await page.getByRole('button', { name: 'Download a copy' }).click()
  const file = await (await download).path()
  const copy = JSON.parse(readFileSync(file, 'utf8'))
  expect(copy.requests).toMatchObject([{ name: ANN.name, message: 'For my mother' }])

  await page.getByRole('button', { name: 'Erase this person' }).click()
  await page.getByRole('button', { name: 'Erase permanently' }).click()
  await expect(page.getByText('Please type ERASE to confirm')).toBeVisible()
  await page.getByLabel('Type ERASE to confirm').fill('erase')
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: /No data found for/ })).toBeVisible()
  await expect(page.getByText(/a copy was made by maria/)).toBeVisible()

  const [lead] = (await desk.sql.query('select id from tour_requests where erased_at is not null')).rows
  await desk.open(`tour-requests/${lead.id}`)
  await expect(page.getByRole('heading', { level: 1, name: 'Erased' })).toBeVisible()
  await expect(page.getByRole('region', { name: 'Erased' })).toContainText(
    'There is no way to contact the person',
  )
  await expect(page.getByRole('link', { name: /^(Call|Text)/ })).toHaveCount(0)
  await expectAccessible(page)
})

test('the rows that the next run removes are shown before a period is saved', async ({ page, desk }) => {
  await desk.sql.query(
    `insert into exit_intent_submissions (id, email, created_at, updated_at)
     select gen_random_uuid(), 'old@family.example', now() - interval '3 years', now() from generate_series(1, 4)`,
  )
  await desk.open('personal-data')
  const exitOffers = page.getByLabel('Exit offers', { exact: true })
  await exitOffers.fill('24')
  await expect(page.getByText('next run: 4')).toBeVisible()
  await expect(
    page.getByText('The next run permanently removes 4 items. Nothing is removed until you save.'),
  ).toBeVisible()
  await exitOffers.fill('a year')
  await expect(
    page.getByText('Please enter a whole number of months from 1 to 240, or leave it empty'),
  ).toBeVisible()
  await expect(exitOffers).toHaveValue('a year')
  await exitOffers.fill('24')
  await page.getByRole('region', { name: 'Retention periods' }).getByRole('button', { name: 'Save' }).click()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Saved')).toBeVisible()
  await page.reload()
  await expect(exitOffers).toHaveValue('24')
  await expectAccessible(page)
})

test('an administrator deletes a test request on its page', async ({ page, desk }) => {
  const key = `test-${Date.now()}`
  await desk.post('/api/tour-requests', {
    name: 'Testing Testing',
    phone: '(303) 555-0199',
    transactionId: key,
  })
  const [lead] = (await desk.sql.query('select id from tour_requests where transaction_id = $1', [key])).rows
  await desk.open(`tour-requests/${lead.id}`)
  await page.getByRole('button', { name: 'Delete this request' }).click()
  await expect(page.getByRole('dialog')).toContainText('its history and notes')
  await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click()
  await expect(page.getByRole('region', { name: /Notifications/ }).getByText('Deleted')).toBeVisible()
  await expect(page).not.toHaveURL(new RegExp(lead.id))
  expect(
    (await desk.sql.query('select 1 from tour_requests where transaction_id = $1', [key])).rowCount,
  ).toBe(0)
})
