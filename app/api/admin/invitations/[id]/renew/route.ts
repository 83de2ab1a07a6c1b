import { browserOf } from '@/lib/auth/browser'
import { renewInvitation } from '@/lib/auth/invitations'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Sends an unused invitation again with a new link, which the answer carries this once. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requireUser()
    return Response.json(await renewInvitation(actor, await idOf(context), browserOf(request)))
  },
  { sameOrigin: true },
)
