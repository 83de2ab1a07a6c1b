import * as z from 'zod'
import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { quizzes } from '@/lib/records/entities/quizzes'
import { tryQuiz } from '@/lib/site/quizzes/trial'

const { questions, resultTiers } = quizzes.fields
const body = z.object({
  questions: questions.schema,
  resultTiers: resultTiers.schema,
  answers: z.record(z.string(), z.unknown()),
})

/** Scores a run of a quiz as it is in its form, saved or not. Stores nothing. */
export const POST = route(
  async (request) => {
    assertCan(await requestActor(request), 'update', 'quiz')
    const sent = await readJson(request, body, { maxBytes: 1024 * 1024 })
    return Response.json(tryQuiz(sent.questions, sent.resultTiers, sent.answers))
  },
  { sameOrigin: true },
)
