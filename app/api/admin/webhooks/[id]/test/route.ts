import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { sendTest } from '@/lib/webhooks/send-message'

type Context = { params: Promise<{ id: string }> }

/** Sends a message that speaks of no family. */
export const POST = route<Context>(
  async (request, context) => {
    await sendTest(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'A test is on its way' }, { status: 202 })
  },
  { sameOrigin: true },
)
