import { describe, expect, test } from 'vitest'
import { resultOf } from '@/lib/site/quizzes/result'
import { readTiers } from '@/lib/site/quizzes/tiers'
import { quizzes } from '@/prisma/seed/data/quizzes'

type Answer = {
  question: string
  answer: string
  score: number
  category: string | null
  decides: boolean
}

const quiz = quizzes.find(({ slug }) => slug === 'care-navigator')
const tiers = readTiers(quiz?.resultTiers)
const chosen = (quiz?.questions ?? []).flatMap(({ text, options }) =>
  options.length > 0 ? [options.map((option) => answerOf(text, option))] : [],
)

function answerOf(
  question: string,
  { text, score, resultCategory = null, decides = false }: QuizOption,
): Answer {
  return { question, answer: text, score, category: resultCategory, decides }
}

type QuizOption = { text: string; score: number; resultCategory?: string | null; decides?: boolean }

/** Every way to answer the questions that have options. */
function* combinations(questions: Answer[][], given: Answer[] = []): Generator<Answer[]> {
  const [first, ...others] = questions
  if (!first) return yield given
  for (const answer of first) yield* combinations(others, [...given, answer])
}

const run = (answers: Answer[]) =>
  resultOf({ answers, totalScore: answers.reduce((sum, { score }) => sum + score, 0) }, tiers)

const rankOf = (category: string) => tiers.findIndex((tier) => tier.category === category)

describe('the Care Navigator, with every combination of answers', () => {
  const outcomes = [...combinations(chosen)].map((answers) => ({ answers, ...run(answers) }))

  test.each([
    [/lost|out at night/, 'memory-care'],
    [/two people|lift/, 'long-term-care'],
    [/nurse/i, 'long-term-care'],
    [/most days|most nights|gives them/, 'assisted-living'],
  ])('T111: nobody who answers %s gets less than %s', (words, category) => {
    const concerned = outcomes.filter(({ answers }) => answers.some(({ answer }) => words.test(answer)))
    expect(concerned.length).toBeGreaterThan(1_000)
    const lower = concerned.filter(({ tier }) => !tier || tiers.indexOf(tier) < rankOf(category))
    expect(lower.slice(0, 3)).toEqual([])
  })

  test('T111: a result above the lowest names answers that were given, with each one that decided it', () => {
    const nameless = outcomes.filter(({ tier, reasons }) => tier !== tiers[0] && reasons.length === 0)
    expect(nameless.slice(0, 3)).toEqual([])
    const others = outcomes.filter(
      ({ answers, category, reasons }) =>
        reasons.some((reason) => !answers.includes(reason)) ||
        (reasons.some(({ decides }) => decides) &&
          answers.some(
            (answer) => answer.decides && answer.category === category && !reasons.includes(answer),
          )),
    )
    expect(others.slice(0, 3)).toEqual([])
  })
})

const answer = (score: number, category: string | null, decides = false): Answer => {
  return { question: `${score}`, answer: `${category}`, score, category, decides }
}

test('the sum may give more than an answer decides, and a quiz without results has the decided category', () => {
  const scale = readTiers([
    { minScore: 0, maxScore: 4, category: 'low', title: 'Low', message: '' },
    { minScore: 5, maxScore: 9, category: 'middle', title: 'Middle', message: '' },
    { minScore: 10, maxScore: 99, category: 'high', title: 'High', message: '' },
  ])
  const decides = answer(1, 'middle', true)
  const heavy = answer(12, null)
  expect(resultOf({ answers: [decides], totalScore: 1 }, scale)).toMatchObject({
    category: 'middle',
    reasons: [decides],
  })
  expect(resultOf({ answers: [decides, heavy], totalScore: 13 }, scale)).toMatchObject({
    category: 'high',
    reasons: [heavy, decides],
  })
  expect(resultOf({ answers: [answer(9, 'high'), decides], totalScore: 10 }, [])).toMatchObject({
    tier: null,
    category: 'middle',
  })
})
