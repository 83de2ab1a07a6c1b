import * as z from 'zod'
import { markAnswers, type QuizQuestion } from '@/lib/site/quizzes/score'
import { readTiers, tierOf } from '@/lib/site/quizzes/tiers'

/** Questions as their form judged them; in a trial their place is their id. */
const judgedQuestions = z.array(
  z.object({
    text: z.string(),
    type: z.string(),
    required: z.boolean(),
    options: z.array(
      z.object({ text: z.string(), score: z.number(), resultCategory: z.string().nullable() }),
    ),
  }),
)

/**
 * Answers a quiz that may not be saved yet, by the marking that families get. Nothing is stored.
 * @param answers by the place of the question: the place of the answer
 */
export function tryQuiz(questions: unknown, tiers: unknown, answers: Record<string, unknown>) {
  const placed = judgedQuestions.parse(questions).map(({ options, ...question }, at): QuizQuestion => {
    return {
      ...question,
      id: String(at),
      options: options.map((option, place) => ({ ...option, id: String(place) })),
    }
  })
  const { totalScore, errors } = markAnswers(placed, answers)
  return { totalScore, errors, result: tierOf(totalScore, readTiers(tiers)) }
}
