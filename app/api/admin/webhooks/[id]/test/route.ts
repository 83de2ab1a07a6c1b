import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { sendTest } from '@/lib/desk/webhooks/send-message'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Sends a test message that contains no family data. */
export const POST = route<Context>(
  async (request, context) => {
    await sendTest(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'A test is on its way' }, { status: 202 })
  },
  { sameOrigin: true },
)
