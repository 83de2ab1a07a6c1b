import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { renewInvitation } from '@/lib/accounts/sign-in/invitations'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Sends an unused invitation again with a new link, which is returned only here. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requireUser()
    return Response.json(await renewInvitation(actor, await idOf(context), browserOf(request)))
  },
  { sameOrigin: true },
)
