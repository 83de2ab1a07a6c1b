import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { enableAccount } from '@/lib/auth/staff-accounts'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Lets a disabled account sign in again. */
export const POST = route<Context>(
  async (request, context) => {
    await enableAccount(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Account enabled' })
  },
  { sameOrigin: true },
)
