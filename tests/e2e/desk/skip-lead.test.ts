import { randomUUID } from 'node:crypto'
import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('C3: a counselor on a phone skips a family with a reason and gets the next one', async ({
  desk,
  page,
}) => {
  for (const [name, phone] of [
    ['Harriet Lund', '(303) 555-0119'],
    ['Ida Berg', '(303) 555-0120'],
  ]) {
    const answer = await fetch(`${desk.url}/api/tour-requests`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.78' },
      body: JSON.stringify({ name, phone, transactionId: randomUUID() }),
    })
    expect(answer.status).toBe(201)
  }
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('tour-requests')
  await page
    .getByRole('link', { name: /Harriet Lund/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { name: 'Harriet Lund' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Next: Ida Berg' })).toBeVisible()
  await page.getByRole('button', { name: 'Skip', exact: true }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: 'Skip to Ida Berg' }).click()
  await expect(dialog.getByText('Please enter a reason')).toBeVisible()
  await expectAccessible(page)
  await dialog.getByText('They need another language').click()
  await dialog.getByRole('button', { name: 'Skip to Ida Berg' }).click()
  await expect(page.getByRole('heading', { name: 'Ida Berg' })).toBeVisible()
  // A skipped family is not offered next.
  await expect(page.getByRole('link', { name: /^Next:/ })).toHaveCount(0)
  await page.getByRole('link', { name: 'All requests' }).click()
  const row = page.getByRole('listitem').filter({ hasText: 'Harriet Lund' })
  await expect(row.getByText('maria does not speak their language')).toBeVisible()
  await expectAccessible(page)
})
