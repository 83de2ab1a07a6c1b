import type { BrowserContext } from 'playwright/test'
import { expect, expectAccessible, test } from '@/tests/support/back-office'
import { awaitHydration } from '@/tests/support/browser'

const PHONE = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_6 like Mac OS X) Mobile/15E148 Safari/604.1'

/**
 * Hides the page repeatedly. Leaving it would report the same, but automated browsers then lose their user
 * agent override and identify as headless.
 */
const switchTabs = () => {
  Object.defineProperty(document, 'visibilityState', { value: 'hidden' })
  setInterval(() => document.dispatchEvent(new Event('visibilitychange', { bubbles: true })), 100)
}

/** Faster forms count as automated (two seconds). */
const HUMAN_PAUSE = 2_100

const REACHED = `select d.step, d.count from form_step_days d join quizzes q on q.id::text = d.form
  where q.slug = 'care-navigator' and d.step in ('start', 'contact', 'sent', 'call') order by d.step`

test('G4: one family leaves at question 2, another asks for a call, a third is not counted; staff see where', async ({
  page,
  desk,
  browser,
}) => {
  const viewport = { width: 390, height: 844 }
  const family = async (more: object = {}) => {
    const context = await browser.newContext({ viewport, userAgent: PHONE, ...more })
    const visitor = await context.newPage()
    awaitHydration(visitor)
    await visitor.addInitScript(switchTabs)
    const step = visitor.locator('#quiz section:not([hidden])')
    const answer = async (question: number) => {
      await expect(step.getByText(`Step ${question} of 10`)).toBeVisible()
      await step.getByRole('radio').nth(1).check()
      await visitor.getByRole('button', { name: 'Continue' }).click()
    }
    await visitor.goto(`${desk.url}/care-navigator`)
    await visitor.waitForLoadState('networkidle')
    return { context, visitor, step, answer }
  }

  const left: BrowserContext[] = []
  for (const more of [{}, { extraHTTPHeaders: { 'sec-gpc': '1' } }]) {
    const leaving = await family(more)
    await leaving.answer(1)
    await expect(leaving.step.getByText('Step 2 of 10')).toBeVisible()
    left.push(leaving.context)
  }

  const staying = await family()
  for (let question = 1; question <= 7; question += 1) await staying.answer(question)
  await expect(staying.step.getByText('Step 8 of 10')).toBeVisible()
  // A reload resumes at the same step.
  await staying.visitor.reload()
  await expect(staying.step.getByText('Step 8 of 10')).toBeVisible()
  const next = staying.visitor.getByRole('button', { name: 'Continue' })
  await next.click()
  await expect(staying.step.getByText('Step 9 of 10')).toBeVisible()
  await next.click()
  await staying.visitor.getByText('Talk to me').click()
  await staying.visitor.getByLabel('Your name').fill('Ruth Calloway')
  await staying.visitor.getByLabel('Phone number').fill('(719) 555-0184')
  await staying.visitor.waitForTimeout(HUMAN_PAUSE)
  const counted = async () => (await desk.sql.query(REACHED)).rows
  const isCounted = expect.poll(counted, { timeout: 60_000 }).toEqual([
    { step: 'call', count: 1 },
    { step: 'contact', count: 1 },
    { step: 'sent', count: 1 },
    { step: 'start', count: 2 },
  ])
  await staying.visitor.route('**/care-navigator/results/*', async (route) => {
    await isCounted
    await route.continue()
  })
  await staying.visitor.getByRole('button', { name: 'Show my result' }).click()
  await staying.visitor.waitForURL(/\/care-navigator\/results\//)
  for (const context of [...left, staying.context]) await context.close()

  const quiz = await desk.sql.query("select id from quizzes where slug = 'care-navigator'")
  await desk.open(`quizzes/${quiz.rows[0].id}`)
  await page.getByRole('link', { name: 'Drop-off by question' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Form drop-off' })).toBeVisible()
  const panel = page.getByRole('main').locator(`[id="form-${quiz.rows[0].id}"]`)
  const figures = (at: number) => panel.getByRole('row').nth(at).getByRole('cell').allInnerTexts()
  expect(await figures(1)).toEqual(['2', '100%', '0'])
  expect(await figures(2)).toEqual(['2', '100%', '1'])
  expect(await figures(3)).toEqual(['1', '50%', '0'])
  await expect(panel).toContainText('Completion rate')
  await page.setViewportSize({ width: 390, height: 844 })
  const table = panel.getByRole('region', { name: /^Steps of / })
  await table.focus()
  await expect(table).toBeFocused()
  await expectAccessible(page)
  await page.setViewportSize({ width: 1280, height: 900 })
  await panel.getByRole('link', { name: /leads/ }).click()
  await expect(page.getByRole('heading', { level: 1, name: /^Leads, / })).toBeVisible()
  await expect(page.getByRole('main')).toContainText('Ruth Calloway')
})
