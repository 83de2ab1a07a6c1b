import { expect, expectAccessible, test } from '@/tests/support/back-office'

test('J1: an administrator reads what works, and finds out what to do about what does not', async ({
  page,
  desk,
}) => {
  await desk.open('health')
  await expect(page.getByRole('heading', { level: 1, name: 'Health' })).toBeVisible()
  const backup = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Backup' }) })
  await expect(backup).toContainText('Needs attention')
  await expect(backup).toContainText('Run npm run backup every night.')
  await expectAccessible(page)

  await desk.sql.query(`insert into backup_runs (id, kind, started_at, succeeded, taken_at, detail)
    values (gen_random_uuid(), 'backup', now(), true, now(), '90 tables')`)
  await page.getByRole('link', { name: 'Check again' }).click()
  await expect(backup).toContainText('Works')
  await expect(backup).toContainText('90 tables')
})

test('J1: the screen fits a phone', async ({ page, desk }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open('health')
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
})

test.describe('T103: a screen that failed', () => {
  test.use({ expectedErrors: [/React error #441|status of 500/] })

  test('has the menu beside it, is no success, and opens again', async ({ page, desk }) => {
    await desk.open('health')
    await desk.sql.query('alter table deleted_records rename to away')
    try {
      const answer = await page.goto(`${desk.url}/admin/trash`)
      expect(answer?.status()).toBe(500)
      await expect(page.getByRole('heading', { level: 1, name: 'Something went wrong' })).toBeVisible()
      await expect(page.getByRole('link', { name: 'Health' }).first()).toBeVisible()
      await expectAccessible(page)
    } finally {
      await desk.sql.query('alter table away rename to deleted_records')
    }
    await page.getByRole('button', { name: 'Try again' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Trash' })).toBeVisible()
  })
})
