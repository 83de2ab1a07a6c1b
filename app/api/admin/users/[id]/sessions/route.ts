import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { endSessions } from '@/lib/auth/staff-accounts'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Ends every session of the account. */
export const DELETE = route<Context>(
  async (request, context) => {
    await endSessions(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Signed out everywhere' })
  },
  { sameOrigin: true },
)
