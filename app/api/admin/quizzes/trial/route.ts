import * as z from 'zod'
import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { quizzes } from '@/lib/entities/quizzes'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { tryQuiz } from '@/lib/quizzes/trial'

const { questions, resultTiers } = quizzes.fields
const body = z.object({
  questions: questions.schema,
  resultTiers: resultTiers.schema,
  answers: z.record(z.string(), z.unknown()),
})

/** The score and result of a run of a quiz as it stands on its form, saved or not. Nothing is stored. */
export const POST = route(
  async (request) => {
    assertCan(await requestActor(request), 'update', 'quiz')
    const sent = await readJson(request, body, { maxBytes: 1024 * 1024 })
    return Response.json(tryQuiz(sent.questions, sent.resultTiers, sent.answers))
  },
  { sameOrigin: true },
)
