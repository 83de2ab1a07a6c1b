import { readFile } from 'node:fs/promises'
import type { Page } from 'playwright/test'
import { expect, save, saved } from '@/tests/support/back-office'
import { test } from '@/tests/support/browser'
import { FIRST, joinByInvitation, openFromMenu } from '@/tests/support/invited'
import { type MailingInstallation, startMailingInstallation } from '@/tests/support/mailing-installation'

test.use({ actionTimeout: 20_000 })

let office: MailingInstallation

test.beforeAll(async () => {
  office = await startMailingInstallation(FIRST)
})

test.afterAll(() => office.remove())

const site = async (page: Page) => (await page.request.get(`${office.url}/faqs`)).text()

test('a new editor exports the FAQs to a spreadsheet, corrects one, adds one, and imports them', async ({
  page,
  browser,
}) => {
  await joinByInvitation(office, browser, page, { username: 'edda', role: 'Editor' })
  await openFromMenu(page, 'Questions')
  await page.getByRole('link', { name: 'New question' }).click()
  await page.getByLabel('Question', { exact: true }).fill('May my canary move in?')
  await page.getByRole('textbox', { name: 'Answer' }).click()
  await page.keyboard.type('It may, "by all means", and sing; even at noon.')
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.getByRole('link', { name: 'Back to Questions' }).click()

  const download = page.waitForEvent('download')
  await page.getByRole('link', { name: 'Export all as CSV' }).click()
  const exported = await readFile(await (await download).path(), 'utf8')
  expect(exported).toContain('canary')
  const [heading = ''] = exported.split(/\r?\n/)
  const added = heading
    .replace('\uFEFF', '')
    .split(',')
    .map((name) => ({ Question: 'And a parrot?', Answer: '<p>A parrot too.</p>', Active: 'yes' })[name] ?? '')
  const sheet = `${exported.replace('even at noon', 'until supper').trimEnd()}\r\n${added.join(',')}\r\n`

  await page.getByRole('link', { name: 'Import questions' }).click()
  await page
    .getByLabel('CSV file')
    .setInputFiles({ name: 'questions.csv', mimeType: 'text/csv', buffer: Buffer.from(sheet) })
  await page.getByRole('button', { name: /^Import 2 questions/ }).click()
  await expect(page.getByText('Imported.')).toBeVisible()
  await expect.poll(() => site(page)).toContain('until supper')
  expect(await site(page)).toContain('A parrot too.')
  expect(await site(page)).not.toContain('even at noon')

  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByRole('button', { name: 'Undo import', exact: true }).click()
  await expect(page.getByText('undid this import')).toBeVisible()
  await expect.poll(() => site(page)).toContain('even at noon')
  expect(await site(page)).not.toContain('A parrot too.')
})
