import type { Browser, Page } from 'playwright/test'
import { expect } from '@/tests/support/back-office'
import { followLink } from '@/tests/support/follow-link'

/** A family whose every value can be recognized anywhere. */
export const CANARY = {
  name: 'Wilhelmina Stairwell',
  phone: '(303) 555-0177',
  email: 'wilhelmina@canary.example',
  message: 'My mother has canarydementia',
}
/** Values that must never leave us, in any spelling. */
export const CANARIES = [
  /wilhelmina/i,
  /stairwell/i,
  /canary/i,
  /303\D{0,3}555\D?0177/,
  /dementia|memory.care/i,
  /juniper/i,
]
const HUMAN_PAUSE = 2_100
export const LANDING = '/memory-care?gclid=Case_Kept&fbclid=Also_Kept&utm_campaign=memory-care-denver'

/** Opens a browser for a family and records all its requests to other hosts. */
export async function startFamily(browser: Browser, url: string, headers: Record<string, string> = {}) {
  const context = await browser.newContext({ baseURL: url, extraHTTPHeaders: headers })
  const outside: string[] = []
  const refused: string[] = []
  context.on('request', (request) => {
    if (!request.url().startsWith(url)) outside.push(`${request.url()} ${request.postData() ?? ''}`)
  })
  context.on('console', (message) => {
    if (/Content.Security.Policy/i.test(message.text())) refused.push(message.text())
  })
  const page = await context.newPage()
  return { context, page, outside, refused }
}

export const frameOf = (page: Page) => page.locator('iframe[title="Advertising measurement"]')

/** Waits until the page is idle and delayed code that could add a frame has run. */
export async function settle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle')
  await page.evaluate(
    () => new Promise((done) => requestIdleCallback(() => setTimeout(done), { timeout: 6_000 })),
  )
}

export async function openByClick(page: Page, path: string): Promise<void> {
  await followLink(page, path)
  await expect(page.locator('h1:visible:not([data-former])')).toBeVisible()
}

/** Requests a tour on the contact page at human pace. */
export async function sendRequest(page: Page): Promise<void> {
  await page.goto('/contact')
  await page.waitForLoadState('networkidle')
  const form = page.locator('#tour')
  await form.getByLabel('Your name').fill(CANARY.name)
  await form.getByLabel('Phone number').fill(CANARY.phone)
  await form.getByRole('button', { name: 'Continue' }).click()
  await form.getByRole('textbox', { name: 'Email' }).fill(CANARY.email)
  await form.getByLabel('What can we help you with?').fill(CANARY.message)
  await page.waitForTimeout(HUMAN_PAUSE)
  await form.getByRole('button', { name: 'Get My Information' }).click()
  await page.getByRole('link', { name: 'See your request' }).click()
  await page.waitForURL(/\/tour-scheduled/)
}

/** Completes the care quiz. */
export async function takeQuiz(page: Page): Promise<void> {
  await page.goto('/care-navigator')
  await page.waitForLoadState('networkidle')
  const step = page.locator('#quiz section:not([hidden])')
  for (let question = 1; question <= 7; question += 1) {
    await expect(step.getByText(`Step ${question} of 10`)).toBeVisible()
    await step.getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
  await step.getByRole('textbox').fill('canarydementia')
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step.getByLabel('ZIP code')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('textbox', { name: 'Email' }).fill(CANARY.email)
  await page.getByRole('button', { name: 'Show my result' }).click()
  await page.waitForURL(/\/care-navigator\/results\//)
}
