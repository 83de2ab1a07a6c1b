import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('J1: an administrator reads what works, and finds out what to do about what does not', async ({
  page,
  desk,
}) => {
  await desk.open('health')
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  const backup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Backup' }) })
  await expect(backup).toContainText('Needs you')
  await expect(backup).toContainText('Run npm run backup every night.')
  await expectAccessible(page)

  await desk.sql.query(`insert into backup_runs (id, kind, started_at, succeeded, taken_at, detail)
    values (gen_random_uuid(), 'backup', now(), true, now(), '90 tables')`)
  await page.getByRole('link', { name: 'Look again' }).click()
  await expect(backup).toContainText('Works')
  await expect(backup).toContainText('90 tables')
})

test('J1: the screen fits a phone', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('health')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})
