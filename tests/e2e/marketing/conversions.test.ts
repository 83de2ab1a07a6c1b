import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('F8: what ad platforms were told stands on its screen and on the request, with why and how they came', async ({
  desk,
  page,
}) => {
  const transactionId = randomUUID()
  const sent = await fetch(`${desk.url}/api/tour-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.78' },
    body: JSON.stringify({
      name: 'Ida Brandt',
      phone: '(303) 555-0171',
      transactionId,
      gclid: 'Case_Kept',
      utmCampaign: 'spring',
      utmTerm: 'denver',
      landingPageUrl: 'https://evergrove.example/denver?gclid=Case_Kept',
    }),
  })
  expect(sent.status).toBe(201)
  await desk.sql.query(
    "insert into ad_connections (vendor, since) values ('google', now() - interval '1 day')",
  )
  await desk.sql.query(
    `insert into conversion_uploads (id, tour_request_id, vendor, tier, happened_at, transaction_id, value, state, words, matched_by, correction,
       correction_reason, updated_at)
     select gen_random_uuid(), t.id, u.vendor, 1, now(), t.transaction_id, 250, u.state, u.words, u.matched, u.correction, u.reason, now()
     from tour_requests t, (values ('google', 'refused', 'INVALID_ARGUMENT; There was a problem with the request.; NOT_ALLOWLISTED', 'gclid', null, null),
       ('meta', 'accepted', 'Meta received 1 event', 'contact', 'listed', 'spam')) as u(vendor, state, words, matched, correction, reason)
     where t.transaction_id = $1`,
    [transactionId],
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('conversion-values')
  await expectAccessible(page)
  await desk.open('conversion-values/new')
  await expectAccessible(page)
  await desk.open('advertising')
  const main = page.getByRole('main')
  await expect(main.getByText('NOT_ALLOWLISTED')).toBeVisible()
  await expect(main.getByText('Cannot be corrected')).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    main.getByRole('link', { name: /^For Google Ads/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('conversions-google.csv')

  await main.getByRole('link', { name: 'Open tour request' }).first().click()
  await expect(page.getByRole('heading', { level: 1, name: 'Ida Brandt' })).toBeVisible()
  await expect(main.getByText('Google ad, campaign “spring”, keyword “denver”')).toBeVisible()
  await expect(main.getByRole('button', { name: 'Send again Google Ads: Request, $250.00' })).toBeVisible()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await page.waitForLoadState('networkidle')
  await main.getByRole('button', { name: 'This is spam' }).click()
  await expect(main.getByRole('button', { name: 'Not spam: move to the queue' })).toBeVisible()
  await expect(main.getByText('Nothing is sent. Marked as spam.')).toBeVisible()
})
