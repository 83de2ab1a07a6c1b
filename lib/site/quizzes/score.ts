type QuizOption = {
  id: string
  text: string
  score: number
  resultCategory: string | null
  /** The result is at least the one for `resultCategory`, whatever the sum (decision 103). */
  decides: boolean
}

export type QuizQuestion = {
  id: string
  text: string
  /** multiple_choice | text | scale */
  type: string
  required: boolean
  options: QuizOption[]
}

/** An answer is stored in the words the family saw, because quizzes change. */
export type GivenAnswer = {
  questionId: string
  question: string
  type: string
  answer: string
  score: number
  category: string | null
  decides: boolean
}

export const QUIZ_MESSAGES = {
  choose: 'Please choose an answer',
  write: 'Please write a few words',
  tooLong: 'Please use 1,000 characters or fewer',
} as const

const TEXT_MAX = 1_000

/** A scale without options runs from 1 to 5. */
const DEFAULT_SCALE = [1, 2, 3, 4, 5]

/** The options to choose from. Those of a scale without options have their number as id. */
export function offeredOptions({ type, options }: Pick<QuizQuestion, 'type' | 'options'>): QuizOption[] {
  if (type === 'text') return []
  if (type !== 'scale' || options.length > 0) return options
  return DEFAULT_SCALE.map((step) => ({
    id: String(step),
    text: String(step),
    score: step,
    resultCategory: null,
    decides: false,
  }))
}

export type ScoredAnswers = { answers: GivenAnswer[]; totalScore: number; errors: Record<string, string> }

/** Scores answers (option ids or text by question id). Points come from the quiz, never from the visitor. */
export function scoreAnswers(questions: QuizQuestion[], sent: Record<string, unknown>): ScoredAnswers {
  const scored: ScoredAnswers = { answers: [], totalScore: 0, errors: {} }
  for (const question of questions) {
    const given = sent[question.id]
    const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
    const verdict = question.type === 'text' ? scoreText(text) : scoreChoice(question, text)
    if ('error' in verdict) {
      if (verdict.error || question.required) scored.errors[question.id] = verdict.error ?? missing(question)
      continue
    }
    scored.answers.push({ questionId: question.id, question: question.text, type: question.type, ...verdict })
    scored.totalScore += verdict.score
  }
  return scored
}

type Verdict = Pick<GivenAnswer, 'answer' | 'score' | 'category' | 'decides'> | { error: string | null }

function scoreText(text: string): Verdict {
  const answer = text.replaceAll('\r\n', '\n')
  if ([...answer].length > TEXT_MAX) return { error: QUIZ_MESSAGES.tooLong }
  return answer ? { answer, score: 0, category: null, decides: false } : { error: null }
}

function scoreChoice(question: QuizQuestion, id: string): Verdict {
  if (!id) return { error: null }
  const option = offeredOptions(question).find((offered) => offered.id === id)
  // The option was removed by an edit in the meantime, so the visitor must choose again.
  if (!option) return { error: QUIZ_MESSAGES.choose }
  const { text, score, resultCategory, decides } = option
  return { answer: text, score, category: resultCategory, decides }
}

/** A result's stored answers; malformed ones are skipped. Older ones do not say whether they decide. */
export function readAnswers(stored: unknown): Omit<GivenAnswer, 'questionId' | 'type'>[] {
  if (!Array.isArray(stored)) return []
  return stored.flatMap((entry: Partial<GivenAnswer> | null) => {
    const { question, answer, score = 0, category = null, decides = false } = entry ?? {}
    if (typeof question !== 'string' || typeof answer !== 'string') return []
    return [{ question, answer, score: Number(score), category, decides: decides === true }]
  })
}

const missing = ({ type }: QuizQuestion) => (type === 'text' ? QUIZ_MESSAGES.write : QUIZ_MESSAGES.choose)

/** The category with the highest total score, or null without any. */
export function leadingCategory(answers: Pick<GivenAnswer, 'score' | 'category'>[]): string | null {
  const weights = new Map<string, { score: number; count: number }>()
  for (const { category, score } of answers) {
    if (!category) continue
    const known = weights.get(category) ?? { score: 0, count: 0 }
    weights.set(category, { score: known.score + score, count: known.count + 1 })
  }
  const ranked = [...weights].sort(([, a], [, b]) => b.score - a.score || b.count - a.count)
  return ranked[0]?.[0] ?? null
}
