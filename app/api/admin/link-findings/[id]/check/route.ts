import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { checkFinding } from '@/lib/links/check-finding'

type Context = { params: Promise<{ id: string }> }

/** Looks at one broken link again: `{ isBroken, reason }`. */
export const POST = route<Context>(
  async (request, context) =>
    Response.json(await checkFinding(await requestActor(request), await idOf(context))),
  { sameOrigin: true },
)
