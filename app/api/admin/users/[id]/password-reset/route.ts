import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { createResetLink } from '@/lib/accounts/users/password-reset'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Creates a password reset link, which is returned only here. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requireUser()
    return Response.json(await createResetLink(actor, await idOf(context), browserOf(request)), {
      status: 201,
    })
  },
  { sameOrigin: true },
)
