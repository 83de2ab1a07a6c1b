import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { disableAccount } from '@/lib/auth/staff-accounts'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Shuts the account out at once. */
export const POST = route<Context>(
  async (request, context) => {
    await disableAccount(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Account disabled' })
  },
  { sameOrigin: true },
)
