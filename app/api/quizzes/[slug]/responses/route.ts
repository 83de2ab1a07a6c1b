import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'
import { quizForm } from '@/lib/quizzes/quiz-form'

type Context = { params: Promise<{ slug: string }> }

/** One run of a quiz. */
export const POST = route<Context>(async (request, { params }) =>
  takeIn(request, quizForm((await params).slug)),
)
