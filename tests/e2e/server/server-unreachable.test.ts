import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('the back office says that the server cannot be reached, asks again, and keeps the session', async ({
  page,
  desk,
}) => {
  await desk.open('tour-requests')
  await page.route('**/api/user', (route) => route.fulfill({ status: 503, body: '' }))
  const visited: string[] = []
  page.on('framenavigated', (frame) => visited.push(new URL(frame.url()).pathname))
  await page.goto(`${desk.url}/admin/tour-requests`)
  const screen = page.getByRole('heading', { level: 1, name: 'Cannot reach the server' })
  await expect(screen).toBeVisible()
  await expectAccessible(page)
  const asked = page.waitForResponse('**/api/user')
  await page.getByRole('button', { name: 'Try now' }).click()
  await asked
  await expect(screen).toBeVisible()
  expect(new Set(visited)).toEqual(new Set(['/admin/tour-requests']))

  // By itself, without a press.
  await page.unroute('**/api/user')
  await expect(page.getByRole('heading', { level: 1, name: /Tour requests/ })).toBeVisible()
  expect(new Set(visited)).toEqual(new Set(['/admin/tour-requests']))
})
