import { takeIn } from '@/lib/leads/intake/take-in'
import { quizForm } from '@/lib/leads/quizzes/quiz-form'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ slug: string }> }

/** One run of a quiz. */
export const POST = route<Context>(async (request, { params }) =>
  takeIn(request, quizForm((await params).slug)),
)
