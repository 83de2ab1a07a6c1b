import { route } from '@/lib/http/route'
import { requestContextOf } from '@/lib/intake/request-context'
import { inTime } from '@/lib/leads/accept'
import { readSubmission } from '@/lib/leads/read-submission'
import { keyFromVisitor } from '@/lib/leads/transaction-id'
import { answerNativeQuiz } from '@/lib/quizzes/native-quiz'
import { submitQuiz } from '@/lib/quizzes/submit-quiz'

type Context = { params: Promise<{ slug: string }> }

/** One run of a quiz: 201 with the address of its private result page, 200 for a repeat of the same run. */
export const POST = route<Context>(async (request, { params }) => {
  const about = requestContextOf(request)
  const { slug } = await params
  const { fields, native } = await readSubmission(request, about.receivedAt)
  if (native) {
    return answerNativeQuiz(slug, { ...fields, transactionId: keyFromVisitor(fields, about) }, about)
  }
  const { repeated, promise, ...answer } = await inTime(() => submitQuiz(slug, fields, about), about)
  return Response.json(promise ? { ...answer, promise } : answer, { status: repeated ? 200 : 201 })
})
