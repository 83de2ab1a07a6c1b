import { handleForm } from '@/lib/leads/intake/handle-form'
import { quizForm } from '@/lib/leads/quizzes/quiz-form'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ slug: string }> }

/** Submits a quiz. */
export const POST = route<Context>(async (request, { params }) =>
  handleForm(request, quizForm((await params).slug)),
)
