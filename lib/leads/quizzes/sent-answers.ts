import { storableText } from '@/lib/platform/typed-text'

const PREFIX = 'answers.'
const MAX_QUESTIONS = 200

/** Answers by question id, from JSON `answers: { id: … }` or form fields `answers.id`. */
export function sentAnswers(body: Record<string, unknown>): Record<string, unknown> {
  const { answers } = body
  const nested = typeof answers === 'object' && answers !== null && !Array.isArray(answers) ? answers : {}
  const flat = Object.entries(body).flatMap(([name, value]) =>
    name.startsWith(PREFIX) ? [[name.slice(PREFIX.length), value] as const] : [],
  )
  const all = [...Object.entries(nested), ...flat].slice(0, MAX_QUESTIONS)
  return Object.fromEntries(
    all.map(([id, value]) => [id, typeof value === 'string' ? storableText(value) : value]),
  )
}

/** Name of an answer in the form and of its error in `fieldErrors`. */
export function answerField(questionId: string): string {
  return `${PREFIX}${questionId}`
}
