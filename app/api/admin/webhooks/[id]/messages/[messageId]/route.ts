import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { replayMessage } from '@/lib/desk/webhooks/send-message'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

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
