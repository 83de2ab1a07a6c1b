import { browserOf } from '@/lib/accounts/access/browser'
import { endOwnSession } from '@/lib/accounts/sessions/own-sessions'
import { requireUser } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Ends one session of one's own. */
export const DELETE = route<Context>(
  async (request, context) => {
    await endOwnSession(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Session ended' })
  },
  { sameOrigin: true },
)
