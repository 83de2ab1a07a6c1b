import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '@/tests/support/back-office'

/** Acts like a partner's program: no browser, no cookie. */
async function sendTour(url: string, key: string, name: string): Promise<number> {
  const response = await fetch(`${url}/api/tour-requests`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      'idempotency-key': randomUUID(),
    },
    body: JSON.stringify({ name, phone: '(303) 555-0177', message: 'For my father' }),
  })
  return response.status
}

test('a key is made, a partner’s family is on the desk under its name, and a revoked key is worth nothing', async ({
  desk,
  page,
}) => {
  await desk.open('api-keys')
  await expect(page.getByText('No program has a key')).toBeVisible()
  await page.getByRole('link', { name: 'Create an API key' }).click()
  await page.waitForURL('**/admin/api-keys/new')
  await page.waitForLoadState('networkidle')
  await page.getByRole('button', { name: 'Create the key' }).click()
  await expect(page.getByText('Please enter who will use the key')).toBeVisible()
  await expect(page.getByText('Please choose what the key may do')).toBeVisible()
  await page.getByLabel('Name', { exact: true }).fill('Care Finder')
  await page.getByRole('checkbox', { name: /Send tour requests/ }).click()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Create the key' }).click()
  const heading = page.getByRole('heading', { name: 'The key for Care Finder' })
  await expect(heading).toBeFocused()
  const key = String(await page.locator('code').textContent())
  await expectAccessible(page)

  expect(await sendTour(desk.url, key, 'Harold Winter')).toBe(201)
  await desk.open('tour-requests?tab=all')
  await page
    .getByRole('link', { name: /Harold Winter/ })
    .first()
    .click()
  await expect(page.getByText('Request received from Care Finder')).toBeVisible()

  await desk.open('api-keys')
  const line = page.getByRole('listitem').filter({ hasText: 'Care Finder' })
  await expect(line.getByText('Works')).toBeVisible()
  await expect(line.getByText(/Last used .* Created by maria/)).toBeVisible()
  expect(await page.content()).not.toContain(key)
  await line.getByRole('button', { name: 'Revoke the key Care Finder' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click()
  await expect(line.getByText('Revoked', { exact: true })).toBeVisible()
  await expectAccessible(page)
  expect(await sendTour(desk.url, key, 'Second Family')).toBe(401)

  await desk.open('activity')
  await expect(page.getByText(/revoked the API key Care Finder/)).toBeVisible()
})
