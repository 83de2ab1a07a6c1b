import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { disableAccount } from '@/lib/accounts/users/staff-accounts'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Disables the account and ends its sessions. */
export const POST = route<Context>(
  async (request, context) => {
    await disableAccount(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Account disabled' })
  },
  { sameOrigin: true },
)
