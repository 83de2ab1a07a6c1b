import { browserOf } from '@/lib/auth/browser'
import { endOwnSession } from '@/lib/auth/own-sessions'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Ends one session of one's own. */
export const DELETE = route<Context>(
  async (request, context) => {
    await endOwnSession(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Session ended' })
  },
  { sameOrigin: true },
)
