export type QuizOption = { id: string; text: string; score: number; resultCategory: string | null }

export type QuizQuestion = {
  id: string
  text: string
  /** multiple_choice | text | scale */
  type: string
  required: boolean
  options: QuizOption[]
}

/** One answer as it is kept: in the words the family saw, because a quiz changes. */
export type GivenAnswer = {
  questionId: string
  question: string
  type: string
  answer: string
  score: number
  category: string | null
}

export const QUIZ_MESSAGES = {
  choose: 'Please choose an answer',
  write: 'Please write a few words',
  tooLong: 'This is too long: 1,000 characters fit',
} as const

const TEXT_MAX = 1_000

/** A scale whose steps nobody wrote down runs from 1 to 5, and each step counts what it says. */
const PLAIN_SCALE = [1, 2, 3, 4, 5]

/** The options of a question as they are offered. An unwritten scale's options have their number as id. */
export function offeredOptions({ type, options }: Pick<QuizQuestion, 'type' | 'options'>): QuizOption[] {
  if (type === 'text') return []
  if (type !== 'scale' || options.length > 0) return options
  return PLAIN_SCALE.map((step) => ({
    id: String(step),
    text: String(step),
    score: step,
    resultCategory: null,
  }))
}

export type Marked = {
  answers: GivenAnswer[]
  totalScore: number
  /** By question id. */
  errors: Record<string, string>
}

/**
 * Marks what was sent against the quiz. Only what the quiz itself holds counts: a score never comes from the visitor.
 * @param sent answers by question id: an option's id, or text
 */
export function markAnswers(questions: QuizQuestion[], sent: Record<string, unknown>): Marked {
  const marked: Marked = { answers: [], totalScore: 0, errors: {} }
  for (const question of questions) {
    const given = sent[question.id]
    const text = typeof given === 'string' || typeof given === 'number' ? String(given).trim() : ''
    const verdict = question.type === 'text' ? markText(text) : markChoice(question, text)
    if ('error' in verdict) {
      if (verdict.error || question.required) marked.errors[question.id] = verdict.error ?? missing(question)
      continue
    }
    marked.answers.push({
      questionId: question.id,
      question: question.text,
      type: question.type,
      ...verdict,
    })
    marked.totalScore += verdict.score
  }
  return marked
}

type Verdict = Pick<GivenAnswer, 'answer' | 'score' | 'category'> | { error: string | null }

function markText(text: string): Verdict {
  const answer = text.replaceAll('\r\n', '\n')
  if ([...answer].length > TEXT_MAX) return { error: QUIZ_MESSAGES.tooLong }
  return answer ? { answer, score: 0, category: null } : { error: null }
}

function markChoice(question: QuizQuestion, id: string): Verdict {
  if (!id) return { error: null }
  const option = offeredOptions(question).find((offered) => offered.id === id)
  // An option that is gone, because the quiz was edited meanwhile, has to be chosen again.
  if (!option) return { error: QUIZ_MESSAGES.choose }
  return { answer: option.text, score: option.score, category: option.resultCategory }
}

const missing = ({ type }: QuizQuestion) => (type === 'text' ? QUIZ_MESSAGES.write : QUIZ_MESSAGES.choose)

/** The category most answers point at, the weightier ones first; null when none points anywhere. */
export function leadingCategory(answers: GivenAnswer[]): string | null {
  const weights = new Map<string, { score: number; count: number }>()
  for (const { category, score } of answers) {
    if (!category) continue
    const known = weights.get(category) ?? { score: 0, count: 0 }
    weights.set(category, { score: known.score + score, count: known.count + 1 })
  }
  const ranked = [...weights].sort(([, a], [, b]) => b.score - a.score || b.count - a.count)
  return ranked[0]?.[0] ?? null
}
