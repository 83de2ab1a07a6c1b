import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { revokeInvitation } from '@/lib/accounts/sign-in/invitations'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Withdraws an unused invitation. */
export const DELETE = route<Context>(
  async (request, context) => {
    await revokeInvitation(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Invitation revoked' })
  },
  { sameOrigin: true },
)
