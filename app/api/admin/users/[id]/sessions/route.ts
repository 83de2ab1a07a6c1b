import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { endSessions } from '@/lib/accounts/users/staff-accounts'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Ends every session of the account. */
export const DELETE = route<Context>(
  async (request, context) => {
    await endSessions(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Signed out everywhere' })
  },
  { sameOrigin: true },
)
