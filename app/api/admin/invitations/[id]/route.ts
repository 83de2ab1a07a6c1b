import { browserOf } from '@/lib/auth/browser'
import { revokeInvitation } from '@/lib/auth/invitations'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Makes an unused invitation worthless. */
export const DELETE = route<Context>(
  async (request, context) => {
    await revokeInvitation(await requireUser(), await idOf(context), browserOf(request))
    return Response.json({ message: 'Invitation revoked' })
  },
  { sameOrigin: true },
)
