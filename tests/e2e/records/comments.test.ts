import { expect, expectAccessible, test } from '@/tests/support/back-office'

const PASSWORD = 'a quiet porch at dusk'

test('D2: colleagues discuss a field by keyboard, and nothing typed in the form is lost', async ({
  page,
  desk,
  browser,
}) => {
  await desk.sql.query(
    `insert into users (id, username, password, role, updated_at)
     select gen_random_uuid(), 'colette', password, 'counselor', now() from users where username = 'maria'
     on conflict do nothing`,
  )
  const { id } = await desk.givenMember('talked-about')
  await desk.open(`team-members/${id}`)
  const role = page.getByRole('textbox', { name: 'Role', exact: true })
  await role.fill('Head of the kitchen')

  await page.getByRole('button', { name: 'Comment on Role', exact: true }).click()
  const panel = page.getByRole('dialog', { name: 'Comments' })
  await expect(panel.getByRole('combobox', { name: 'About' })).toHaveValue('role')
  const box = panel.getByRole('textbox', { name: 'New comment' })
  await box.fill('')
  await panel.getByRole('button', { name: 'Comment', exact: true }).click()
  await expect(panel.getByText('Please enter a comment')).toBeVisible()
  await box.pressSequentially('Is this right, @col')
  await expect(panel.getByRole('option', { name: 'colette' })).toBeVisible()
  await expectAccessible(page)
  await box.press('Enter')
  await expect(box).toHaveValue('Is this right, @colette ')
  await box.press('Control+Enter')
  await expect(panel.getByRole('listitem').filter({ hasText: 'Is this right' })).not.toHaveCount(0)
  await expect(role).toHaveValue('Head of the kitchen')
  await panel.getByRole('button', { name: /^Role.*go to the field$/ }).click()
  await expect(role).toBeFocused()
  await expectAccessible(page)
  await panel.getByRole('button', { name: 'Close comments' }).click()
  await expect(page.getByRole('button', { name: 'Comments on Role: 1 open' })).toBeVisible()

  const colleague = await (await browser.newContext({ viewport: { width: 390, height: 844 } })).newPage()
  const answer = await colleague.request.post(`${desk.url}/api/login`, {
    data: { username: 'colette', password: PASSWORD },
    headers: { 'sec-fetch-site': 'same-origin' },
  })
  expect(answer.ok()).toBe(true)
  await colleague.goto(`${desk.url}/admin`)
  const card = colleague.getByRole('region', { name: 'Mentions' })
  await expect(card).toContainText('Is this right, @colette')
  await expectAccessible(colleague)
  const seen = colleague.waitForResponse((response) => response.url().endsWith('/comments/seen'))
  await card.getByRole('link').click()
  await seen
  const sheet = colleague.getByRole('dialog', { name: 'Comments' })
  await sheet.getByRole('button', { name: 'Reply' }).click()
  await sheet.getByRole('textbox', { name: 'Reply' }).fill('Yes, since May')
  await sheet.getByRole('button', { name: 'Reply' }).click()
  await expect(sheet.getByText('Yes, since May')).toBeVisible()
  await sheet.getByRole('button', { name: 'Edit' }).click()
  await sheet.getByRole('textbox', { name: 'Your comment' }).fill('Yes, since June')
  await sheet.getByRole('button', { name: 'Save' }).click()
  await expect(sheet.getByText('Yes, since June')).toBeVisible()
  await expectAccessible(colleague)
  await sheet.getByRole('button', { name: 'Resolve' }).click()
  await expect(sheet.getByText('Resolved by colette')).toBeVisible()
  await sheet.getByRole('button', { name: /^Role.*go to the field$/ }).click()
  await expect(sheet).toHaveCount(0)
  await colleague.goto(`${desk.url}/admin`)
  await expect(colleague.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(card).toHaveCount(0)
  await colleague.context().close()

  await page.reload()
  await page.getByRole('button', { name: 'Comments', exact: true }).click()
  await expect(panel.getByText('All comments are resolved.')).toBeVisible()
  await panel.getByRole('button', { name: 'Show 1 resolved' }).click()
  await panel.getByRole('button', { name: 'Reopen' }).click()
  await panel.getByRole('button', { name: 'Delete' }).click()
  await page
    .getByRole('dialog', { name: 'Delete your comment?' })
    .getByRole('button', { name: 'Delete' })
    .click()
  await expect(panel.getByText('Is this right')).toHaveCount(0)
  await page.keyboard.press('Escape')
  await expect(panel).toHaveCount(0)
  await expect(page.getByRole('button', { name: /^Comments 1/ })).toBeFocused()
})
