import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { enableAccount } from '@/lib/accounts/users/staff-accounts'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Enables a disabled account. */
export const POST = route<Context>(
  async (request, context) => {
    await enableAccount(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Account enabled' })
  },
  { sameOrigin: true },
)
