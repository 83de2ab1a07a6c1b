import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { quizzes } from '@/lib/records/entities/quizzes'
import { tryQuiz } from '@/lib/site/quizzes/trial'

const { questions, resultTiers } = quizzes.fields
const trial = z.object({
  questions: questions.schema,
  resultTiers: resultTiers.schema,
  answers: z.record(z.string(), z.unknown()),
})

/** Scores a run of a quiz as it is in its form, saved or not. Stores nothing. */
export const POST = adminRoute(
  { body: trial, maxBytes: 1024 * 1024, can: ['update', 'content'] },
  ({ body }) => tryQuiz(body.questions, body.resultTiers, body.answers),
)
