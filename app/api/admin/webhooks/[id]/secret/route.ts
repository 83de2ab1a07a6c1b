import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { replaceSecret } from '@/lib/webhooks/replace-secret'

type Context = { params: Promise<{ id: string }> }

/** Makes a new signing secret; the answer carries it, this once. */
export const POST = route<Context>(
  async (request, context) =>
    Response.json(await replaceSecret(await requireUser(), await idOf(context), browserOf(request))),
  { sameOrigin: true },
)
