import { randomUUID } from 'node:crypto'
import { TZDate } from '@date-fns/tz'
import { addDays, format } from 'date-fns'
import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { sendLead } from '@/tests/support/desk-visitor'

test.use({ outbox: 'on' })

test('C6: an administrator enters shifts and a vacation by keyboard, and the next request goes to the cover with the reason', async ({
  page,
  desk,
}) => {
  const [joe, zoe] = [randomUUID(), randomUUID()]
  await desk.sql.query(
    `insert into users (id, username, password, role, updated_at)
     values ($1, 'joe', '-', 'counselor', now()), ($2, 'zoe', '-', 'counselor', now())`,
    [joe, zoe],
  )
  await page.setViewportSize({ width: 390, height: 844 })
  await desk.open(`users/${joe}`)
  const form = page.getByRole('form', { name: 'Shifts and vacations' })
  await form.getByRole('switch', { name: 'Own hours' }).focus()
  await page.keyboard.press('Space')
  const time = (name: string) => form.getByRole('textbox', { name, exact: true })
  await time('Monday, opens').fill('midnight')
  await time('Monday, closes').fill('nine')
  await form.getByRole('button', { name: 'Save hours' }).focus()
  await page.keyboard.press('Enter')
  await expect(time('Monday, closes')).toBeFocused()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.type('midnight')
  await form.getByRole('button', { name: 'Copy Monday to other days' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')

  const today = new TZDate(Date.now(), 'America/Denver')
  await form.getByRole('button', { name: 'Add a vacation' }).focus()
  await page.keyboard.press('Enter')
  await expect(form.getByLabel('First day')).toBeFocused()
  await form.getByLabel('First day').fill(format(today, 'yyyy-MM-dd'))
  await form.getByLabel('Last day').fill(format(addDays(today, 9), 'yyyy-MM-dd'))
  await form.getByLabel('Covered by').focus()
  await page.keyboard.type('zoe')
  await expectAccessible(page)
  await form.getByRole('button', { name: 'Save hours' }).focus()
  await page.keyboard.press('Enter')
  await expect(page.getByText('Hours saved', { exact: true })).toBeVisible()
  await page.reload()
  await expect(time('Sunday, closes')).toHaveValue('12:00 AM')
  await expect(form.getByLabel('Covered by')).toHaveValue(zoe)

  await desk.open('users')
  const shift = page.getByRole('region', { name: 'On shift now' })
  await expect(shift).toContainText(/joe is away until .* zoe covers\./)
  await expectAccessible(page)

  await sendLead(desk.url, { name: 'Margaret Ellis', communityId: 'juniper-house' })
  await desk.open('tour-requests')
  const row = page.getByRole('listitem').filter({ hasText: 'Margaret Ellis' })
  await expect(row).toContainText('Owner: zoe')
  await row.getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1, name: 'Margaret Ellis' })).toBeVisible()
  await expect(page.getByText('Routed to zoe')).toBeVisible()
  await expect(page.getByText(/covering for joe, who is away until/).first()).toBeVisible()
  await expectAccessible(page)
})
