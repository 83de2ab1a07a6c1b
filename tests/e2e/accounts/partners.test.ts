import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('an administrator adds a partner, hands over a key, rotates it, and sees how its family was called', async ({
  desk,
  page,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('partners')
  await page.getByRole('link', { name: 'Add a partner' }).click()
  await page.waitForURL('**/admin/partners/new')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Add the partner' }).click()
  await expect(page.getByText('Please enter the name of the company')).toBeVisible()
  await page.getByLabel('Company').fill('Care Finder')
  await page.getByLabel(/Allowed web page origins/).fill('https://care.example/page')
  await page.getByRole('button', { name: 'Add the partner' }).click()
  await expect(page.getByText(/Please enter origins such as/)).toBeVisible()
  await page.getByLabel(/Allowed web page origins/).fill('https://care.example')
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Add the partner' }).click()
  await expect(page.getByRole('heading', { name: 'Care Finder', level: 1 })).toBeVisible()
  await expectAccessible(page)

  await page.getByRole('link', { name: 'Create an API key' }).click()
  await page.waitForURL('**/admin/api-keys/new?partner=*')
  await page.waitForLoadState('networkidle')
  await page.getByLabel('Name', { exact: true }).fill('Care Finder live')
  await page.getByRole('checkbox', { name: /Send tour requests/ }).click()
  await page.getByRole('button', { name: 'Create the key' }).click()
  const key = String(await page.locator('code', { hasText: 'plk_' }).textContent())
  const sent = await fetch(`${desk.url}/api/tour-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${key}` },
    body: JSON.stringify({ name: 'Harold Winter', phone: '(303) 555-0161' }),
  })
  expect(sent.status).toBe(201)

  await page.getByRole('link', { name: 'The partner' }).click()
  await expect(page.getByRole('link', { name: 'Harold Winter', exact: true })).toBeVisible()
  const partnerPage = page.url()
  const testKey = await page.evaluate(async (partnerId) => {
    const body = { name: 'Care Finder test', scopes: ['leads:write'], isTest: true, partnerId }
    const made = await fetch('/api/admin/api-keys', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    })
    return String((await made.json()).key)
  }, partnerPage.split('/').at(-1))
  await page.goto(`${desk.url}/developers`)
  await page.waitForLoadState('networkidle')
  await page.getByRole('textbox', { name: 'Your test key' }).fill(testKey)
  await page.getByRole('button', { name: 'Send the example' }).click()
  await expect(page.getByText('201 Created')).toBeVisible()
  await expect(page.getByText(/"isTest": true/)).toBeVisible()
  await page.goto(partnerPage)
  await expect(page.getByText('Not called yet')).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Rotate the key Care Finder live' }).click()
  await page.getByLabel('Keep the old key working').selectOption({ label: 'Not at all (the key leaked)' })
  await page.getByRole('button', { name: 'Create a new key' }).click()
  await expect(page.getByRole('heading', { name: 'The new key for Care Finder live' })).toBeVisible()
  await expectAccessible(page)
  const again = await fetch(`${desk.url}/api/v1/self`, { headers: { authorization: `Bearer ${key}` } })
  expect(again.status).toBe(401)

  await desk.open('partners')
  await page.getByRole('link', { name: 'Care Finder' }).click()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'End the partnership' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'End it' }).click()
  await expect(page.getByText('Ended', { exact: true })).toBeVisible()
  await expect(page.getByText('Revoked', { exact: true })).toHaveCount(2)
})
