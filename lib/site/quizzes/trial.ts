import * as z from 'zod'
import { resultOf } from '@/lib/site/quizzes/result'
import { type QuizQuestion, scoreAnswers } from '@/lib/site/quizzes/score'
import { readTiers } from '@/lib/site/quizzes/tiers'

/** Questions as parsed by their form; in a trial their index is their id. */
const parsedQuestions = z.array(
  z.object({
    text: z.string(),
    type: z.string(),
    required: z.boolean(),
    options: z.array(
      z.object({
        text: z.string(),
        score: z.number(),
        resultCategory: z.string().nullable(),
        decides: z.boolean(),
      }),
    ),
  }),
)

/** Scores an unsaved quiz. `answers` are option indexes by question index. */
export function tryQuiz(questions: unknown, tiers: unknown, answers: Record<string, unknown>) {
  const placed = parsedQuestions.parse(questions).map(({ options, ...question }, at): QuizQuestion => {
    return {
      ...question,
      id: String(at),
      options: options.map((option, place) => ({ ...option, id: String(place) })),
    }
  })
  const scored = scoreAnswers(placed, answers)
  const { tier, reasons } = resultOf(scored, readTiers(tiers))
  return {
    totalScore: scored.totalScore,
    errors: scored.errors,
    result: tier,
    reasons: reasons.map(({ question, answer }) => ({ question, answer })),
  }
}
