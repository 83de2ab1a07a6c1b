import { route } from '@/lib/http/route'
import { takeIn } from '@/lib/intake/take-in'
import { callForm } from '@/lib/quizzes/call-form'

type Context = { params: Promise<{ token: string }> }

/** "Please call me" on a private result page. */
export const POST = route<Context>(async (request, { params }) =>
  takeIn(request, callForm((await params).token)),
)
