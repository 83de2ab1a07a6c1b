import type { Page } from 'playwright/test'
import { expect, test } from '@/tests/support/browser'

// The Care Navigator and the resource library on a phone: by touch, by keyboard, without script.
test.use({ viewport: { width: 390, height: 844 } })

/** Faster forms count as automated (two seconds). */
const HUMAN_PAUSE = 2_100

const step = (page: Page) => page.locator('#quiz section:not([hidden])')

async function answerByTouch(page: Page): Promise<void> {
  for (let question = 1; question <= 7; question += 1) {
    await expect(step(page).getByText(`Step ${question} of 10`)).toBeVisible()
    await step(page).getByRole('radio').nth(1).check()
    await page.getByRole('button', { name: 'Continue' }).click()
  }
}

test('G1 G2 G3: a daughter takes the quiz, requests a call and gets her private result', async ({ page }) => {
  await page.goto('/care-navigator')
  const next = page.getByRole('button', { name: 'Continue' })
  await expect(async () => {
    await next.click()
    await expect(page.getByText('Please choose an answer')).toBeVisible({ timeout: 1_000 })
  }).toPass()
  await answerByTouch(page)

  // Back keeps the answer, and so does a reload. The phone's own Back button goes back one question.
  await expect(step(page).getByText('Step 8 of 10')).toBeVisible()
  await page.goBack()
  await expect(step(page).getByText('Step 7 of 10')).toBeVisible()
  await expect(step(page).getByRole('radio').nth(1)).toBeChecked()
  await next.click()
  await expect(step(page).getByText('Step 8 of 10')).toBeVisible()
  await page.getByRole('button', { name: 'Back', exact: true }).click()
  await expect(step(page).getByRole('radio').nth(1)).toBeChecked()
  await page.reload()
  await expect(step(page).getByText('Step 7 of 10')).toBeVisible()
  await expect(step(page).getByRole('radio').nth(1)).toBeChecked()
  await next.click()
  await step(page).getByRole('textbox').fill('A window to the west')
  await next.click()
  await step(page).getByLabel('ZIP code').fill('81003')
  await next.click()

  await page.getByRole('button', { name: 'Show my result' }).click()
  await expect(page.getByText('Please enter a valid email address')).toBeVisible()
  await page.getByText('Talk to me').click()
  await page.getByLabel('Your name').fill('Ruth Calloway')
  await page.getByLabel('Phone number').fill('(719) 555-0184')
  await page.getByRole('button', { name: 'Show my result' }).click()
  await page.waitForURL(/\/care-navigator\/results\/[\w-]{54}$/)

  await expect(page.getByRole('heading', { level: 2, name: 'Assisted living', exact: true })).toBeVisible()
  await expect(page.getByText('Your answers that led to this')).toBeVisible()
  await expect(page.getByText(/\d+ points/)).toHaveCount(0)
  await expect(page.getByText('A counselor has your answers.')).toBeVisible()
  const communities = page.getByRole('region', { name: /Where we offer assisted living/ })
  await expect(communities.getByRole('heading', { level: 3 }).first()).toHaveText('Casa Alameda')
  await expect(
    page.getByRole('region', { name: 'Your next step' }).getByRole('link', { name: /719/ }),
  ).toBeVisible()
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  await expect(page.locator('meta[name="referrer"]')).toHaveAttribute('content', 'no-referrer')
  const again = await page.request.get(page.url())
  expect(again.headers()['cache-control']).toMatch(/no-store/)
})

test("G1: the quiz works by keyboard alone, with each step's question announced", async ({ page }) => {
  await page.goto('/care-navigator')
  await page.waitForLoadState('networkidle')
  await step(page).getByRole('radio').first().focus()
  for (let question = 1; question <= 7; question += 1) {
    await page.keyboard.press('Space')
    await page.keyboard.press('Enter')
    await expect(page.locator('#quiz section:not([hidden]) h2')).toBeFocused()
    await page.keyboard.press('Tab')
  }
  await page.keyboard.type('A piano nearby')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(step(page).getByText('Step 9 of 10')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await page.waitForTimeout(HUMAN_PAUSE)
  const skip = page.getByRole('button', { name: 'Skip this step' })
  for (
    let tab = 0;
    tab < 12 && !(await skip.evaluate((button) => button === document.activeElement));
    tab += 1
  ) {
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/care-navigator\/results\//)
  await expect(page.getByText('Bookmark this page')).toBeVisible()
})

test('G5: a guide needs the form once, and a known reader skips it', async ({ page }) => {
  await page.goto('/resources/winter-at-home')
  const gate = page.locator('#get')
  const get = gate.getByRole('button', { name: /Open the winter checklist/ })
  await page.waitForLoadState('networkidle')
  await get.click()
  await expect(gate.getByText('Please enter a valid email address')).toBeVisible()
  await expect(gate.getByLabel('Email')).toBeFocused()
  // Letter by letter: the first one removes the error, and focus stays.
  await gate.getByLabel('Email').pressSequentially('ruth.reader@example.com')
  await gate.getByLabel('ZIP code').fill('81003')
  await page.waitForTimeout(HUMAN_PAUSE)
  await get.click()
  await expect(gate.getByRole('heading', { name: 'Your guide is ready' })).toBeFocused()
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    gate.getByRole('link', { name: /Download \(PDF/ }).click(),
  ])
  expect(download.suggestedFilename()).toBe('winter-at-home.pdf')

  await page.reload()
  await expect(gate.getByText('Welcome back.')).toBeVisible()
  await page.waitForTimeout(HUMAN_PAUSE)
  await get.click()
  await expect(gate.getByRole('heading', { name: 'Your guide is ready' })).toBeVisible()
})

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false })

  test('the quiz is one page and ends on the result', async ({ page }) => {
    await page.goto('/care-navigator')
    const groups = page.locator('#quiz').getByRole('radiogroup')
    for (let at = 0; at < 7; at += 1) await groups.nth(at).getByRole('radio').last().check()
    await page.getByText('Just send me information', { exact: true }).check()
    await page.getByRole('textbox', { name: 'Email' }).fill('nobody')
    await page.locator('#quiz form').evaluate((form: HTMLFormElement) => {
      form.noValidate = true
    })
    await page.getByRole('button', { name: 'Show my result' }).click()
    await expect(page.getByRole('heading', { level: 1, name: 'Please check your answers' })).toBeVisible()
    await page.getByRole('textbox', { name: 'Email' }).fill('ruth.plain@example.com')
    await page.getByRole('button', { name: 'Show my result' }).click()
    await expect(page.getByRole('heading', { level: 2, name: /Long-term care, with a nurse/ })).toBeVisible()
    await expect(page.getByText('We have emailed you the link')).toBeVisible()
  })

  test('a guide comes by the signed page, and its link is mailed', async ({ page }) => {
    await page.goto('/resources/senior-living-guide')
    await page.getByLabel('Email').fill('ruth.paper@example.com')
    await page.getByLabel('Your name').first().fill('Ruth Calloway')
    await page.getByRole('button', { name: /Get the guide/ }).click()
    await page.waitForURL(/\/downloads\/[\w-]{54}$/)
    await expect(page.getByText('It works until')).toBeVisible()
    const file = await page.getByRole('link', { name: /Download/ }).getAttribute('href')
    const answer = await page.request.get(file ?? '')
    expect(answer.headers()['content-type']).toBe('application/pdf')
    await expect
      .poll(async () => {
        const mails = (await (await page.request.get(process.env.E2E_MAILS_URL ?? '')).json()) as {
          to: string[]
        }[]
        return mails.filter(({ to }) => to.includes('ruth.paper@example.com')).length
      })
      .toBe(1)
  })
})
