import { handleForm } from '@/lib/leads/intake/handle-form'
import { callForm } from '@/lib/leads/quizzes/call-form'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ token: string }> }

/** "Please call me" on a private result page. */
export const POST = route<Context>(async (request, { params }) =>
  handleForm(request, callForm((await params).token)),
)
