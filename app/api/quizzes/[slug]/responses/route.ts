import { handleForm } from '@/lib/leads/intake/handle-form'
import { quizForm } from '@/lib/leads/quizzes/quiz-form'
import { route } from '@/lib/platform/http/route'

/** Submits a quiz. */
export const POST = route<{ params: Promise<{ slug: string }> }>(async (request, { params }) =>
  handleForm(request, quizForm((await params).slug)),
)
