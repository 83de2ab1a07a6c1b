import { expect, test } from '@/tests/support/browser'

test.use({ permissions: ['clipboard-read', 'clipboard-write'] })

test('the guide for developers: contents lead to sections, samples can be copied, a phone cuts nothing off', async ({
  page,
}) => {
  await page.goto('/developers')
  const contents = page.getByRole('navigation', { name: 'On this page' })
  for (const link of await contents.getByRole('link').all()) {
    const target = await link.getAttribute('href')
    await expect(page.locator(`h2${target}`), String(target)).toHaveText((await link.textContent()) ?? '')
  }
  await expect(page.locator('#error-invalid-fields')).toBeVisible()

  const sample = page.locator('figure').first()
  await sample.getByRole('button', { name: 'Copy' }).click()
  await expect(sample.getByRole('button', { name: 'Copied' })).toBeVisible()
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toBe(await sample.locator('code').textContent())

  await page.getByRole('textbox', { name: 'Your test key' }).fill('plk_live')
  await page.getByRole('button', { name: 'Send the example' }).click()
  await expect(page.getByText('Enter a test key, which begins with plk_test_')).toBeVisible()

  await page.setViewportSize({ width: 390, height: 844 })
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  )
  expect(overflow).toBe(0)
})
