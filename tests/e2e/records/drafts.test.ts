import type { Page } from 'playwright/test'
import { draftSaved, expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

// The tests share one installation; each uses its own records.
test.describe.configure({ mode: 'default' })

const field = (page: Page, name: string) => page.getByLabel(name, { exact: true })
const SHORT = 'A house with a porch, and somebody on it.'

test('D2, D7: a new editor starts a community, goes offline, loses nothing, publishes, and changes it', async ({
  page,
  context,
  desk,
}) => {
  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
  const address = `${desk.url}/communities/alder-court`
  const visitor = () => page.request.get(address)
  await desk.open('communities/new')
  await field(page, 'Name').fill('Alder Court')
  await expect(draftSaved(page)).toBeVisible()
  await expect(page).toHaveURL(/new\?draft=/)
  expect((await visitor()).status()).toBe(404)

  await context.setOffline(true)
  await field(page, 'Street').fill('12 Alder Street')
  await expect(page.getByText('Draft not saved yet.')).toBeVisible()
  await field(page, 'City').fill('Boulder')
  await context.setOffline(false)
  await expect(draftSaved(page)).toBeVisible()
  await page.reload()
  await expect(field(page, 'City')).toHaveValue('Boulder')
  await expect(field(page, 'Street')).toHaveValue('12 Alder Street')
  await expect(page.getByText(/Unpublished changes by maria/)).toBeVisible()
  await expectAccessible(page)

  // The form says what is missing, and nothing is published.
  await save(page).click()
  // Its tab counts the error, and the first one is reached.
  await expect(page.getByRole('tab', { name: /^Contact\s*1 error/ })).toHaveAttribute('aria-selected', 'true')
  await expect(page.getByText('Enter a phone number before publishing the community')).toBeVisible()
  expect((await visitor()).status()).toBe(404)
  await field(page, 'Phone (displayed)').fill('(303) 555-0177')
  await openTab(page, 'Copy')
  await field(page, 'Short description').fill(SHORT)
  await openTab(page, 'Pictures')
  await page.getByRole('button', { name: 'Choose or upload: Main picture' }).click()
  const pictures = page.getByRole('dialog', { name: 'Main picture' })
  await pictures.getByRole('listitem').getByRole('button').first().click()
  await page.getByRole('button', { name: 'Save draft' }).click()
  await page.waitForURL(/\/communities\/[0-9a-f-]{36}$/)
  await expect(page.getByText('Visitors do not see it.', { exact: true })).toBeVisible()
  expect((await visitor()).status()).toBe(404)

  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await expect(page.getByText(/^Visitors see it now\./)).toBeVisible()
  await expect.poll(async () => (await visitor()).status()).toBe(200)

  await openTab(page, 'Copy')
  await field(page, 'Short description').fill('A house with two porches.')
  await page.keyboard.press('Control+s')
  await expect(draftSaved(page)).toBeVisible()
  await expect(page.getByText('Changed', { exact: true })).toBeVisible()
  expect(await (await visitor()).text()).not.toContain('two porches')
  await save(page).click()
  await expect.poll(async () => (await visitor()).text()).toContain('two porches')

  const ways = page.getByRole('button', { name: 'More ways to publish' })
  await ways.click()
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Leave it on the site' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(ways).toBeFocused()
  await ways.press('Enter')
  await page.getByRole('menuitem', { name: 'Unpublish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Unpublish' }).click()
  await expect(page.getByText('Visitors no longer see it.', { exact: true })).toBeVisible()
  await expect.poll(async () => (await page.request.get(address, { maxRedirects: 0 })).status()).toBe(307)
})

test('D4: a draft goes live at a scheduled time, which can be moved and canceled', async ({ page, desk }) => {
  const { id } = await desk.givenMember('planned', { active: true })
  await desk.open(`team-members/${id}`)
  await page.getByRole('textbox', { name: 'Department' }).fill('Garden')
  const menu = page.getByRole('button', { name: 'More ways to publish' })
  await menu.focus()
  await page.keyboard.press('Enter')
  await page.getByRole('menuitem', { name: 'Schedule...' }).press('Enter')
  const dialog = page.getByRole('dialog', { name: 'Publish later' })
  await dialog.getByLabel('Day').fill('2020-01-01')
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog.getByText('Please choose a time in the future')).toBeVisible()
  await expectAccessible(page)
  const year = new Date().getFullYear() + 1
  await dialog.getByLabel('Day').fill(`${year}-06-01`)
  await dialog.getByRole('button', { name: 'Schedule' }).click()
  await expect(dialog).toBeHidden()
  await expect(page.getByText(/^Will be published .*Jun 1, 9:00 am MDT, scheduled by maria$/)).toBeVisible()
  await expect(page.getByText('Scheduled', { exact: true })).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Change the time' }).click()
  await expect(dialog.getByLabel('Day')).toHaveValue(`${year}-06-01`)
  await dialog.getByLabel('Time').fill('10:30')
  await page.keyboard.press('Enter')
  await expect(page.getByText(/^Will be published .*Jun 1, 10:30 am MDT/)).toBeVisible()
  await page.getByRole('button', { name: 'Cancel the schedule' }).click()
  await expect(page.getByText(/^Will be published/)).toHaveCount(0)
  await expect(page.getByText('Changed', { exact: true })).toBeVisible()
})

test('a draft is saved before a link is followed, and can be discarded', async ({ page, desk }) => {
  const { id } = await desk.givenMember('drafted', { active: true })
  await desk.open(`team-members/${id}`)
  await page.getByRole('textbox', { name: 'Department' }).fill('Garden')
  await page.getByRole('link', { name: 'Back to Team members' }).click()
  await page.waitForURL(/\/team-members$/)
  await desk.open(`team-members/${id}`)
  await expect(page.getByRole('textbox', { name: 'Department' })).toHaveValue('Garden')
  await page.getByRole('button', { name: 'Discard', exact: true }).click()
  await expect(page.getByRole('button', { name: 'Keep them' })).toBeFocused()
  await expectAccessible(page)
  await page.getByRole('dialog').getByRole('button', { name: 'Discard' }).click()
  await expect(page.getByRole('textbox', { name: 'Department' })).toHaveValue('')
  await expect(page.getByText('Live', { exact: true })).toBeVisible()
  expect((await desk.sql.query('select 1 from drafts where entity_id = $1', [id])).rowCount).toBe(0)
})

test('D7: another user’s draft is announced and never overwritten', async ({ page, desk }) => {
  const { id } = await desk.givenMember('contested', { active: true })
  await desk.open(`team-members/${id}`)
  await desk.sql.query(
    `insert into drafts (id, entity, entity_id, "values", actor_name, based_on)
     select gen_random_uuid(), 'teamMember', id, '{"role": "Chaplain"}', 'Ruth', updated_at from team_members where id = $1`,
    [id],
  )
  await page.evaluate(() => window.dispatchEvent(new Event('focus')))
  await expect(page.getByText('Ruth is editing this.')).toBeVisible()
  await page.getByRole('textbox', { name: 'Department' }).fill('Garden')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Ruth changed this after you opened it')).toBeVisible()
  await page.getByRole('button', { name: 'See what changed' }).click()
  await expect(page.getByText('Role: Chaplain')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('button', { name: 'Keep theirs and mine' }).click()
  await expect(field(page, 'Role')).toHaveValue('Chaplain')
  await expect(draftSaved(page)).toBeVisible()
  const { rows } = await desk.sql.query('select "values" from drafts where entity_id = $1', [id])
  expect(rows).toEqual([{ values: { role: 'Chaplain', department: 'Garden' } }])
})
