import { submitQuizOperation } from '@/lib/desk/api/form-operations'
import { handleForm } from '@/lib/leads/intake/handle-form'
import { quizForm } from '@/lib/leads/quizzes/quiz-form'
import { openForm } from '@/lib/platform/http/operation'

/** Submits a quiz. */
export const POST = openForm(submitQuizOperation, (request, { slug = '' }) =>
  handleForm(request, quizForm(slug)),
)
