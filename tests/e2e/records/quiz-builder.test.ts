import { expect, expectAccessible, save, test } from '@/tests/support/back-office'
import { openTab } from '@/tests/support/form-parts'

/** Forms sent in under two seconds count as sent by a bot. */
const HUMAN_PAUSE = 2_100

const RUNS =
  "select r.total_score from quiz_results r join quizzes q on q.id = r.quiz_id where q.slug = 'is-it-time'"

test('an editor builds a quiz from scratch on one page, tries it, and a visitor takes it', async ({
  page,
  desk,
}) => {
  test.setTimeout(120_000)
  await desk.sql.query("update users set role = 'editor' where username = 'maria'")
  await desk.open('quizzes/new')
  const part = (id: string) => page.locator(`[id="field-${id}"]`)
  await part('title').fill('Is it time')
  await openTab(page, 'Questions')
  for (const [at, words] of ['How are the stairs?', 'Who cooks?'].entries()) {
    await page.getByRole('button', { name: 'Add a question' }).click()
    await expect(part(`questions.${at}.text`)).toBeFocused()
    await page.keyboard.type(words)
    for (const [place, [answer, score]] of [
      ['Easy', '0'],
      ['Hard', '5'],
    ].entries()) {
      await page.getByRole('button', { name: 'Add an answer' }).nth(at).click()
      await part(`questions.${at}.options.${place}.text`).fill(String(answer))
      await part(`questions.${at}.options.${place}.score`).fill(String(score))
    }
  }
  for (const [at, words, type] of [
    [2, 'How sure are you?', 'scale'],
    [3, 'Anything else?', 'text'],
  ] as const) {
    await page.getByRole('button', { name: 'Add a question' }).click()
    await part(`questions.${at}.text`).fill(words)
    await part(`questions.${at}.type`).selectOption(type)
  }
  await part('questions.3.required').click()
  await openTab(page, 'Results')
  for (const [at, [title, from, to]] of [
    ['Stay', '0', '4'],
    ['Move', '5', '15'],
  ].entries()) {
    await page.getByRole('button', { name: 'Add a result' }).click()
    await part(`resultTiers.${at}.title`).fill(String(title))
    await part(`resultTiers.${at}.minScore`).fill(String(from))
    await part(`resultTiers.${at}.maxScore`).fill(String(to))
  }
  await openTab(page, 'Questions')
  await page.getByRole('button', { name: 'Move question 2 up' }).click()
  await openTab(page, 'Try it')
  const trial = page.getByRole('region', { name: 'Try it' })
  await trial.getByLabel('Who cooks?').selectOption('Hard')
  await trial.getByLabel('How are the stairs?').selectOption('Easy')
  await trial.getByRole('button', { name: 'Show the result' }).click()
  // The scale is required, the text is not.
  await expect(trial.getByText('Please choose an answer')).toHaveCount(1)
  await trial.getByLabel('How sure are you?').selectOption('3')
  await trial.getByRole('button', { name: 'Show the result' }).click()
  await expect(trial.getByText('Score 8: Move')).toBeVisible()
  await expectAccessible(page)
  await save(page).click()
  await page.waitForURL(/quizzes\/[0-9a-f-]{36}$/)
  const { rows } = await desk.sql.query(RUNS)
  expect(rows).toEqual([])

  await page.goto(`${desk.url}/care-navigator/is-it-time`)
  const step = page.locator('#quiz section:not([hidden])')
  await expect(step.getByText('Who cooks?')).toBeVisible()
  await step.getByRole('radio', { name: 'Hard' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await step.getByRole('radio', { name: 'Easy' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step.getByText('How sure are you?')).toBeVisible()
  await expect(step.getByRole('radio')).toHaveCount(5)
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step.getByText('Please choose an answer')).toBeVisible()
  await step.getByRole('radio', { name: '3' }).check()
  await page.getByRole('button', { name: 'Continue' }).click()
  await expect(step.getByText('Anything else?')).toBeVisible()
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.waitForTimeout(HUMAN_PAUSE)
  await page.getByRole('button', { name: 'Continue' }).click()
  await page.getByRole('button', { name: 'Skip this step' }).click()
  await page.waitForURL(/\/care-navigator\/results\//)
  await expect(page.getByRole('heading', { name: 'Move' })).toBeVisible()
  const stored = await desk.sql.query(RUNS)
  expect(stored.rows).toEqual([{ total_score: 8 }])
})
