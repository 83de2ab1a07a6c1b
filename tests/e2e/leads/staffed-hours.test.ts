import { promiseAt } from '@/lib/leads/tour-requests/promise'
import { FALLBACK_AFTER_HOURS } from '@/lib/leads/tour-requests/promise-text'
import { expect, expectAccessible, save, saved, test } from '@/tests/support/back-office'

const ZONE = 'America/Denver'

/** The fourth Thursday of the next November. */
function thanksgiving(now: Date): string {
  const years = [now.getUTCFullYear(), now.getUTCFullYear() + 1]
  const days = years.map((year) => {
    const first = new Date(Date.UTC(year, 10, 1)).getUTCDay()
    return `${year}-11-${22 + ((4 - first + 7) % 7)}`
  })
  return days.find((day) => day > now.toISOString().slice(0, 10)) ?? ''
}

test('an administrator sets Saturday and Thanksgiving hours, and the promise to families follows them', async ({
  page,
  desk,
  browser,
}) => {
  test.setTimeout(90_000)
  const holiday = thanksgiving(new Date())
  await desk.sql.query('delete from staffed_hours where "date" is not null')
  await desk.open('hours')
  // Closes all days but Saturday, so the promise only depends on Saturday and the holiday.
  for (const day of ['Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Sunday']) {
    await page.getByRole('button', { name: `Remove ${day}, 7:00 AM to 9:00 PM` }).click()
  }
  const time = (name: string) => page.getByRole('textbox', { name, exact: true })
  await time('Saturday, opens').fill('9 am')
  await time('Saturday, closes').fill('noon')
  await page.getByRole('button', { name: 'Add hours on Saturday' }).click()
  await time('Saturday, opening 2, opens').fill('11')
  await time('Saturday, opening 2, closes').fill('4pm')
  await page.keyboard.press('Control+s')
  await expect(page.getByText('Please enter a time such as 9:00 AM')).toBeVisible()
  await expect(time('Saturday, opening 2, opens')).toBeFocused()
  await time('Saturday, opening 2, opens').fill('11 am')
  await expect(page.getByText('This overlaps with 9:00 AM to 12:00 PM')).toBeVisible()
  await time('Saturday, opening 2, opens').fill('1 pm')

  await page.getByRole('button', { name: 'Add a date' }).click()
  await expect(page.getByLabel('Day', { exact: true })).toBeFocused()
  await page.getByLabel('Day', { exact: true }).fill(holiday)
  await page.getByLabel('Note for families').fill('Thanksgiving')
  const preview = page.getByRole('region', { name: 'What families see' })
  await expect(preview).toContainText('Next special day')
  await expect(preview).toContainText(/on Saturday(, \w+ \d+)? at 9:00 am/)
  await expectAccessible(page)
  await save(page).click()
  await expect(saved(page)).toBeVisible()
  await page.reload()
  await expect(time('Saturday, opening 2, closes')).toHaveValue('4:00 PM')

  await expect
    .poll(async () => (await page.request.get(`${desk.url}/communities/juniper-house`)).text())
    // Static parts are ASCII.
    .toContain('Sat 9 am &#8211; 12 pm and 1 pm &#8211; 4 pm, Sun closed')

  const blank = { communityId: null, weekday: null, date: null, lastDate: null, closed: false }
  const hours = [
    { ...blank, weekday: 6, opensAt: '09:00', closesAt: '12:00' },
    { ...blank, weekday: 6, opensAt: '13:00', closesAt: '16:00' },
    { ...blank, date: new Date(holiday), opensAt: null, closesAt: null, closed: true },
  ]
  const promised = () =>
    promiseAt({ hours: [...hours], timeZone: ZONE, afterHoursPromise: FALLBACK_AFTER_HOURS }, new Date())
      .promise
  const family = await browser.newPage({ viewport: { width: 390, height: 844 } })
  await family.goto(`${desk.url}/contact`)
  const before = promised()
  const answer = await family.request.post(`${desk.url}/api/tour-requests`, {
    data: { name: 'Margaret Ellis', phone: '(303) 555-0119', transactionId: `hours-${Date.now()}` },
  })
  const { promise, transactionId } = (await answer.json()) as { promise: string; transactionId: string }
  expect([before, promised()]).toContain(promise)
  await family.goto(`${desk.url}/tour-scheduled?txn=${transactionId}`)
  await expect(family.getByText(promise)).toBeVisible()
  await family.close()
})

test('a community follows the company until it has hours of its own, by keyboard', async ({ page, desk }) => {
  await desk.open('hours')
  await page.getByRole('link', { name: /Juniper House/ }).click()
  await expect(page.getByText('Juniper House follows the company’s week')).toBeVisible()
  await expectAccessible(page)
  await page.getByRole('switch', { name: 'Juniper House has its own hours' }).focus()
  await page.keyboard.press('Space')
  await page.getByRole('button', { name: 'Copy Monday to other days' }).focus()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await expect(page.getByText('Copied Monday to Tuesday')).toBeAttached()
  await page.keyboard.press('Control+s')
  await expect(saved(page)).toBeVisible()
  await expect(page.getByRole('link', { name: /Juniper House own hours/ })).toBeVisible()
})
