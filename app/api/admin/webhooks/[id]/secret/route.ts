import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { replaceSecret } from '@/lib/desk/webhooks/replace-secret'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Creates a new signing secret, which is returned only here. */
export const POST = route<Context>(
  async (request, context) =>
    Response.json(await replaceSecret(await requireUser(), await idOf(context), browserOf(request))),
  { sameOrigin: true },
)
