import { browserOf } from '@/lib/accounts/access/browser'
import { endOwnSession } from '@/lib/accounts/sessions/own-sessions'
import { requireUser } from '@/lib/accounts/sessions/session'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Ends one of the person's sessions. */
export const DELETE = route<Context>(
  async (request, context) => {
    await endOwnSession(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Session ended' })
  },
  { sameOrigin: true },
)
