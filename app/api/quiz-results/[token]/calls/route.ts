import { handleForm } from '@/lib/leads/intake/handle-form'
import { callForm } from '@/lib/leads/quizzes/call-form'
import { route } from '@/lib/platform/http/route'

/** "Please call me" on a private result page. */
export const POST = route<{ params: Promise<{ token: string }> }>(async (request, { params }) =>
  handleForm(request, callForm((await params).token)),
)
