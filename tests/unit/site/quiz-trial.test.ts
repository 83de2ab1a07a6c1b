import { expect, test } from 'vitest'
import { tryQuiz } from '@/lib/site/quizzes/trial'

const option = (text: string, score: number, resultCategory: string | null = null) => ({
  text,
  score,
  resultCategory,
  decides: resultCategory !== null,
})
const questions = [
  { text: 'Stairs?', type: 'multiple_choice', required: true, options: [option('No', 0), option('Yes', 5)] },
  { text: 'How often?', type: 'scale', required: false, options: [] },
]
const tiers = [
  { title: 'Stay', minScore: 0, maxScore: 4, category: null, message: '' },
  { title: 'Move', minScore: 5, maxScore: 10, category: 'assisted-living', message: 'Soon.' },
]

test('a trial is scored like a family’s answers', () => {
  expect(tryQuiz(questions, tiers, { 0: '1', 1: '3' })).toMatchObject({
    totalScore: 8,
    errors: {},
    result: { title: 'Move', message: 'Soon.' },
  })
  expect(tryQuiz(questions, tiers, { 1: '2' })).toMatchObject({
    totalScore: 2,
    errors: { 0: 'Please choose an answer' },
    result: { title: 'Stay' },
  })
  expect(tryQuiz([], [], {}).result).toBeNull()
  const [stairs] = questions
  const options = [option('No', 0), option('Yes', 1, 'assisted-living')]
  expect(tryQuiz([{ ...stairs, options }], tiers, { 0: '1' })).toMatchObject({
    totalScore: 1,
    result: { title: 'Move' },
    reasons: [{ question: 'Stairs?', answer: 'Yes' }],
  })
})
