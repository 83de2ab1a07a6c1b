import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('a missing address becomes a redirect with one click', async ({ page, desk }) => {
  const asked = `${desk.url}/community/juniper-house?utm_source=mail`
  expect(
    (await page.request.get(asked, { headers: { referer: 'https://directory.example/a' } })).status(),
  ).toBe(404)
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: '/community/juniper-house' })
  await expect(async () => {
    await desk.open('missing-pages')
    await expect(row).toContainText('from directory.example', { timeout: 1_000 })
  }).toPass()
  await expectAccessible(page)
  await page.setViewportSize({ width: 390, height: 844 })
  await row.getByRole('button', { name: 'Redirect… /community/juniper-house' }).click()
  await expectAccessible(page)

  await expect(row.getByRole('textbox', { name: 'Send visitors to' })).toHaveValue(
    '/communities/juniper-house',
  )
  await row.getByRole('button', { name: 'Redirect /community/juniper-house' }).click()
  await expect(
    page.getByRole('region', { name: /Notifications/ }).getByText('Redirected', { exact: true }),
  ).toBeVisible()
  await expect(row).toHaveCount(0)
  await page.goto(asked)
  await expect(page).toHaveURL(/\/communities\/juniper-house\?utm_source=mail$/)
})
