import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { replayMessage } from '@/lib/webhooks/send-message'

type Context = { params: Promise<{ id: string; messageId: string }> }

/** Sends one message again. */
export const POST = route<Context>(
  async (request, context) => {
    const { messageId } = await context.params
    const which = { endpointId: await idOf(context), messageId }
    await replayMessage(await requireUser(), which, browserOf(request))
    return Response.json({ message: 'It is on its way again' }, { status: 202 })
  },
  { sameOrigin: true },
)
