import { chooseFromDeskMenu, expect, test } from '@/tests/support/back-office'

test('F11: a call report is previewed and imported, and its leads appear on the desk; importing it again adds nothing', async ({
  page,
  desk,
}) => {
  await desk.open('tour-requests')
  await chooseFromDeskMenu(page, 'Import calls')
  await expect(page.getByRole('heading', { name: 'Import calls', level: 1 })).toBeVisible()
  const csv = [
    'Call Status,Tracking Number,Source,Start Time,Duration (seconds),Name,Phone Number',
    'Answered Call,(720) 555-0177,Google Ads,2026-03-04 2:13 PM,125,Mabel Porter,(303) 555-0177',
    'Answered Call,(720) 555-0177,Google Ads,2026-03-04 2:20 PM,3,Wrong Number,(303) 555-0178',
    'Answered Call,(720) 555-0177,Google Ads,someday,90,Nobody,(303) 555-0179',
  ].join('\n')
  const put = () =>
    page.getByLabel('CSV file').setInputFiles({
      name: 'calls.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(csv),
    })
  await put()
  const look = page.getByRole('region', { name: 'Preview of calls.csv' })
  await expect(look).toContainText('Line 4: “someday” is not a date and time')
  await expect(look).toContainText('Line 3: Answered, and ended after 3 seconds')
  await expect(look).toContainText('(720) 555-0177')
  await look.getByRole('button', { name: 'Import 1 call' }).click()
  await expect(page.getByRole('region', { name: 'calls.csv is imported' })).toContainText('Imported')

  await put()
  await expect(look).toContainText('There is nothing new to import')

  await expect(look.getByRole('button', { name: /^Import/ })).toHaveCount(0)

  const { rows } = await desk.sql.query(
    "select id from tour_requests where name = 'Mabel Porter' and source = 'phone'",
  )
  expect(rows).toHaveLength(1)
  await desk.open(`tour-requests/${rows[0].id}`)
  await expect(page.getByRole('main')).toContainText('Answered call of 2 min, from an imported report')
})
