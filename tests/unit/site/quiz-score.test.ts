import { describe, expect, test } from 'vitest'
import { sentAnswers } from '@/lib/leads/quizzes/sent-answers'
import {
  leadingCategory,
  offeredOptions,
  QUIZ_MESSAGES,
  type QuizQuestion,
  scoreAnswers,
} from '@/lib/site/quizzes/score'
import { readTiers, tierOf } from '@/lib/site/quizzes/tiers'

const option = (id: string, score: number, resultCategory: string | null = null) => ({
  id,
  text: `Answer ${id}`,
  score,
  resultCategory,
  decides: false,
})

const questions: QuizQuestion[] = [
  {
    id: 'pills',
    text: 'Who looks after the pills?',
    type: 'multiple_choice',
    required: true,
    options: [option('alone', 0), option('nurse', 34, 'long-term-care')],
  },
  { id: 'memory', text: 'Memory?', type: 'scale', required: true, options: [] },
  { id: 'wish', text: 'One thing?', type: 'text', required: false, options: [] },
]

describe('marking', () => {
  test('scores come only from the quiz, whatever was sent with them', () => {
    const sent = { pills: 'nurse', memory: '4', wish: ' A cat ', score: 999, totalScore: 999 }
    const { answers, totalScore, errors } = scoreAnswers(questions, sent)
    expect(errors).toEqual({})
    expect(totalScore).toBe(38)
    expect(answers.map(({ answer, score }) => [answer, score])).toEqual([
      ['Answer nurse', 34],
      ['4', 4],
      ['A cat', 0],
    ])
  })

  test('missing required answers are named, optional ones are not', () => {
    expect(scoreAnswers(questions, {}).errors).toEqual({
      pills: QUIZ_MESSAGES.choose,
      memory: QUIZ_MESSAGES.choose,
    })
  })

  test('an option of another quiz, a value off the scale and an overlong text are refused', () => {
    const sent = { pills: 'elsewhere', memory: '6', wish: 'x'.repeat(1_001) }
    expect(scoreAnswers(questions, sent).errors).toEqual({
      pills: QUIZ_MESSAGES.choose,
      memory: QUIZ_MESSAGES.choose,
      wish: QUIZ_MESSAGES.tooLong,
    })
  })

  test('a scale without its own steps runs from 1 to 5', () => {
    expect(offeredOptions({ type: 'scale', options: [] }).map(({ score }) => score)).toEqual([1, 2, 3, 4, 5])
  })

  test('without tiers the weightiest category leads', () => {
    const answer = (category: string | null, score: number) => ({
      questionId: 'q',
      question: '',
      type: 'scale',
      answer: '',
      score,
      category,
    })
    expect(leadingCategory([answer('a', 2), answer('b', 1), answer('b', 2), answer(null, 9)])).toBe('b')
    expect(leadingCategory([answer(null, 9)])).toBeNull()
  })

  test('answers are read from JSON and from plain form fields', () => {
    expect(sentAnswers({ answers: { a: '1' } })).toEqual({ a: '1' })
    expect(sentAnswers({ 'answers.a': '1', name: 'Ann' })).toEqual({ a: '1' })
    expect(sentAnswers({ answers: ['1'] })).toEqual({})
  })
})

describe('tiers', () => {
  const tiers = [
    { minScore: 7, maxScore: 19, category: 'assisted-living', title: 'Assisted', message: 'A hand' },
    { minScore: 0, maxScore: 6, title: 'Home' },
  ]

  test.each([
    [0, 'Home'],
    [6, 'Home'],
    [7, 'Assisted'],
    [19, 'Assisted'],
    [20, 'Assisted'],
    [-3, 'Home'],
  ])('%i points: %s', (score, title) => {
    expect(tierOf(score, readTiers(tiers))?.title).toBe(title)
  })
})
