import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'
import type { ReceivedMail } from '@/tests/support/smtp-sink'

// One event with ten seats is filled, left and filled again: one story, in order.
test.describe.configure({ mode: 'serial' })

const EVENT = '/events/watercolor-morning-juniper-house'
const form = (page: Page) => page.getByRole('form', { name: 'Sign-up' })
let privatePage: string
let waitingPage: string

async function mailTo(address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(process.env.E2E_MAILS_URL ?? '')
  return ((await answer.json()) as ReceivedMail[]).filter(({ to }) => to.includes(address))
}

test('A6: a guest sees errors at the field, then gets seats, mail and a private page', async ({ page }) => {
  await page.goto(EVENT)
  await expect(page.getByText('10 of 10 seats left').first()).toBeVisible()
  await page.waitForLoadState('networkidle')
  await form(page).getByRole('button', { name: 'Save my seat' }).click()
  await expect(form(page).getByLabel('Your name')).toBeFocused()
  await expect(form(page).getByText('Please enter a phone number or an email address')).toBeVisible()
  await expect(page).toHaveTitle(/^Error: /)

  // By keyboard only, from the focused field.
  await page.keyboard.type('Ruth Adler')
  await page.keyboard.press('Tab')
  await page.keyboard.press('End')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.type('ruth.e2e@example.com')
  await expect(form(page).getByText('Please enter a phone number or an email address')).toBeHidden()
  await page.waitForTimeout(2_100)
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/rsvp\//)
  await expect(page.getByRole('heading', { level: 1, name: 'Your 10 seats are saved.' })).toBeVisible()
  privatePage = new URL(page.url()).pathname

  const answer = await page.request.get(privatePage)
  expect(answer.headers()['cache-control']).toMatch(/private.*no-store|no-store/)
  expect(await answer.text()).toContain('noindex')
  await expect.poll(async () => (await mailTo('ruth.e2e@example.com')).length, { timeout: 20_000 }).toBe(1)
  const [mail] = await mailTo('ruth.e2e@example.com')
  expect(JSON.stringify(mail)).toContain('text/calendar')
})

test('A6, T32: without JavaScript a guest finds it full and joins the waiting list', async ({
  browser,
  baseURL,
}) => {
  const context = await browser.newContext({
    javaScriptEnabled: false,
    baseURL,
    extraHTTPHeaders: { 'x-forwarded-for': '198.18.77.5' },
  })
  const page = await context.newPage()
  await page.goto(EVENT)
  await expect(page.getByText('All 10 seats are taken').first()).toBeVisible()
  await form(page).getByLabel('Your name').fill('Leo Brandt')
  await form(page).getByLabel('Phone number').fill('12')
  await form(page).getByRole('button', { name: 'Join the waiting list' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Please check your sign-up' })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Please enter a valid phone number' })).toBeVisible()
  await expect(page.getByLabel('Your name')).toHaveValue('Leo Brandt')
  await page.getByLabel('Phone', { exact: true }).fill('(303) 555-0188')
  await page.getByRole('button', { name: 'Save my seat' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are number 1 in line.' })).toBeVisible()
  waitingPage = new URL(page.url()).pathname
  await context.close()
})

test('A6: a canceled seat goes to the next guest waiting', async ({ page }) => {
  await page.goto(privatePage)
  await page.getByText('I cannot come').click()
  await page.getByRole('button', { name: 'Give up my 10 seats' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'You are no longer on the list.' })).toBeVisible()
  await page.goto(waitingPage)
  await expect(page.getByRole('heading', { level: 1, name: 'Your seat is saved.' })).toBeVisible()
  await page.goto(EVENT)
  await expect(page.getByText('9 of 10 seats left').first()).toBeVisible()
  expect((await page.request.get(`${EVENT}/rsvp/${'A'.repeat(48)}`)).status()).toBe(404)
  await page.goto('/events/how-to-read-a-care-bill')
  await expect(page.getByRole('heading', { name: 'This event is over' })).toBeVisible()
  await expect(page.getByRole('heading', { name: 'Still to come' })).toBeVisible()
})

test('A7: the site is searched from the header by keyboard, even with a typo', async ({ page }) => {
  await page.goto('/')
  await page.getByRole('banner').getByRole('link', { name: 'Search this site' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search')
  await page.getByRole('main').getByRole('searchbox', { name: 'Search this site' }).fill('medicade')
  await page.keyboard.press('Enter')
  await page.waitForURL('**/search?q=medicade')
  await expect(page.getByText('These are for “medicaid”')).toBeVisible()
  await expect(page.locator('mark').first()).toHaveText(/medicaid/i)
  await page.getByRole('link', { name: 'Does Medicare or Medicaid pay for this?' }).click()
  await expect(page.getByRole('group').filter({ hasText: 'Does Medicare or Medicaid pay' })).toHaveAttribute(
    'open',
  )
})

test('A7: site search and FAQ search work without JavaScript', async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL })
  const page = await context.newPage()
  await page.goto('/no-such-page-at-all')
  const box = page.getByRole('main').getByRole('searchbox', { name: 'Search this site' })
  await box.fill('<b>casa alameda</b>')
  await box.press('Enter')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Looking for “<b>casa alameda</b>”')
  await page.goto('/search?q=casa+alameda')
  await expect(page.getByRole('link', { name: 'Casa Alameda', exact: true })).toBeVisible()
  await page.goto('/search?q=xyzzyx')
  await expect(page.getByText('We found no results')).toBeVisible()
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)

  await page.goto('/faqs')
  await page.getByRole('searchbox', { name: 'Search the answers' }).fill('pets')
  await page.keyboard.press('Enter')
  await expect(page.getByText('1 answer for “pets”.')).toBeVisible()
  await expect(page.getByText('One dog or cat up to 30 pounds')).toBeVisible()
  await context.close()
})
