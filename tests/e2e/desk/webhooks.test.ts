import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { startHttpStub } from '@/tests/support/http-stub'

test.use({ outbox: 'on' })

test('J4: an administrator connects the CRM by keyboard, sees the messages sent, and resends one', async ({
  desk,
  page,
}) => {
  const crm = await startHttpStub({ status: 500 })
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('webhooks')
  await expect(page.getByText('No endpoints yet')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Add an endpoint' }).focus()
  await page.keyboard.press('Enter')
  await expect(page).toHaveTitle(/Add an endpoint/)
  await page.waitForLoadState('networkidle')
  await page.getByRole('checkbox', { name: 'I have read what will be sent' }).check()
  await page.getByLabel('Receiving system').fill('Our CRM')
  await page.getByLabel('URL').fill('http://crm.example.com/hook')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Please enter a URL that begins with https://')).toBeVisible()
  await page.getByLabel('URL').fill(`${crm.url}/hook`)
  await page.keyboard.press('Enter')
  await expect(page.getByRole('heading', { name: 'The signing secret for Our CRM' })).toBeFocused()
  const secret = String(await page.locator('code').textContent())
  expect(secret).toMatch(/^whsec_/)
  await expectAccessible(page)
  await page.getByRole('link', { name: 'Send a test' }).click()
  await expect(page.getByRole('heading', { name: 'Our CRM' })).toBeVisible()
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Send a test' }).click()
  await crm.waitFor(({ body }) => body.includes('webhook.test'))

  const answer = await fetch(`${desk.url}/api/tour-requests`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.77' },
    body: JSON.stringify({ name: 'Edith Holm', phone: '(303) 555-0188', transactionId: randomUUID() }),
  })
  expect(answer.status).toBe(201)
  const told = await crm.waitFor(({ body }) => body.includes('lead.created'))
  expect(JSON.parse(told.body)).toMatchObject({ data: { lead: { name: 'Edith Holm' } } })
  const line = page.getByRole('listitem').filter({ hasText: 'Edith Holm' })
  const resend = line.getByRole('button', { name: /^Send again lead.created/ })
  // The result is stored after the response. A message being sent has no button.
  await expect(async () => {
    await page.reload()
    await expect(resend).toBeVisible({ timeout: 1_000 })
    await expect(line.getByText('500 Internal Server Error')).toBeVisible({ timeout: 1_000 })
    await expect(page.getByText('Not responding')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  expect(await page.content()).not.toContain(secret)
  await expectAccessible(page)

  crm.setMode({ status: 204, body: '' })
  await resend.click()
  await expect(async () => {
    await page.reload()
    await expect(line.getByText('Accepted')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await page.getByRole('button', { name: 'Remove' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Remove' }).click()
  await expect(page.getByText('No endpoints yet')).toBeVisible()
  await crm.close()
})
