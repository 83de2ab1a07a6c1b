import { handleForm } from '@/lib/leads/intake/handle-form'
import { callForm } from '@/lib/leads/quizzes/call-form'
import { tokenRoute } from '@/lib/platform/http/token-route'

/** "Please call me" on a private result page. */
export const POST = tokenRoute({ name: 'quiz-call' }, async ({ request, token }) =>
  handleForm(request, callForm(token)),
)
