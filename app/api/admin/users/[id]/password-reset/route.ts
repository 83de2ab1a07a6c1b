import { browserOf } from '@/lib/auth/browser'
import { createResetLink } from '@/lib/auth/password-reset'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Makes a link by which the person sets a new password; the answer carries it, this once. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requireUser()
    return Response.json(await createResetLink(actor, await idOf(context), browserOf(request)), {
      status: 201,
    })
  },
  { sameOrigin: true },
)
