import type { Browser, Page } from 'playwright/test'
import { draftSaved, expect, expectAccessible, test } from '@/tests/support/back-office'

const PASSWORD = 'a quiet porch at dusk'

type Desk = { url: string; sql: { query(text: string, values?: unknown[]): Promise<unknown> } }

/** An editor with maria's password whose changes need approval, in a separate browser. */
async function heldEditor(browser: Browser, { url, sql }: Desk, username: string): Promise<Page> {
  await sql.query(
    `insert into users (id, username, password, role, may_publish, updated_at)
     select gen_random_uuid(), $1, password, 'editor', false, now() from users where username = 'maria'`,
    [username],
  )
  const page = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const answer = await page.request.post(`${url}/api/login`, {
    data: { username, password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok()).toBe(true)
  return page
}

test('D2: an editor without the right requests approval, gets it back with a note, and is approved', async ({
  page,
  desk,
  browser,
}) => {
  const name = `Ruth ${Date.now()}`
  const { id } = await desk.givenMember('approved-ruth', { active: true, name })
  const address = `${desk.url}/admin/team-members/${id}`
  const site = async () => (await page.request.get(`${desk.url}/team`)).text()
  const editor = await heldEditor(browser, desk, 'noor')

  await editor.goto(address)
  await editor.getByRole('textbox', { name: 'Role', exact: true }).fill('Head of the kitchen')
  await expect(draftSaved(editor)).toBeVisible()
  await expect(editor.getByRole('button', { name: /^Publish/ })).toHaveCount(0)
  await editor.getByRole('button', { name: 'Ask for approval' }).click()
  const asking = editor.getByRole('dialog', { name: 'Ask for approval' })
  await asking.getByLabel(/^Note/).fill('She has a new role')
  await asking.getByLabel('Publish at a set time').click()
  await asking.getByRole('button', { name: 'Ask' }).click()
  await expect(asking.getByText('Please choose a day and a time')).toBeVisible()
  await expectAccessible(editor)
  await asking.getByLabel('Publish at a set time').click()
  await asking.getByRole('button', { name: 'Ask' }).click()
  await expect(editor.getByText(/Waiting for approval to publish.*\. You asked/)).toBeVisible()
  await expectAccessible(editor)
  expect(await site()).not.toContain('Head of the kitchen')

  await desk.open('')
  const card = page.getByRole('region', { name: 'Waiting for your approval' })
  await expect(card).toContainText('She has a new role')
  await expectAccessible(page)
  await desk.open('team-members?publicationState=asked')
  await expect(page.getByRole('row').filter({ hasText: name })).toContainText('Waiting for approval')
  await page.getByRole('link', { name, exact: true }).click()
  await page.getByRole('button', { name: 'Send back...' }).click()
  const answer = page.getByRole('dialog')
  await answer.getByRole('button', { name: 'Send back' }).click()
  await expect(answer.getByText('Please enter the next step')).toBeVisible()
  await answer.getByLabel('What needs to change').fill('Say it shorter')
  await answer.getByRole('button', { name: 'Send back' }).click()
  await expect(page.getByText('maria sent it back to noor:')).toBeVisible()
  await expectAccessible(page)

  await editor.goto(`${desk.url}/admin`)
  await expect(editor.getByRole('region', { name: 'Your approval requests' })).toContainText('Say it shorter')
  await expectAccessible(editor)
  await editor.goto(address)
  await expect(editor.getByText('maria sent it back to you:')).toBeVisible()
  await editor.getByRole('textbox', { name: 'Role', exact: true }).fill('Chef')
  await expect(draftSaved(editor)).toBeVisible()
  await editor.getByRole('button', { name: 'Ask for approval' }).click()
  await editor.getByRole('dialog').getByRole('button', { name: 'Ask' }).click()
  await expect(editor.getByText(/Waiting for approval to publish.*\. You asked/)).toBeVisible()

  await page.goto(address)
  await page.getByRole('button', { name: 'Approve and publish' }).click()
  await expect(page.getByText('Published', { exact: true })).toBeVisible()
  await expect(page.getByText(/Waiting for approval to/)).toHaveCount(0)
  await expect.poll(site).toContain('Chef')
  await editor.context().close()
})

test('D2: an administrator revokes an editor’s right to publish', async ({ page, desk, browser }) => {
  const editor = await heldEditor(browser, desk, 'kai')
  await desk.open('users?search=kai')
  await expect(page.getByRole('row').filter({ hasText: 'kai' })).toContainText('Editor, with approval')
  await page.getByRole('row').getByRole('link', { name: 'kai', exact: true }).click()
  const right = page.getByLabel('May publish without approval')
  await expect(right).not.toBeChecked()
  await expectAccessible(page)
  await right.click()
  await page.getByRole('button', { name: 'Save access' }).click()
  await expect(page.getByText('Access changed', { exact: true })).toBeVisible()
  await expect(right).toBeChecked()
  await editor.context().close()
})
