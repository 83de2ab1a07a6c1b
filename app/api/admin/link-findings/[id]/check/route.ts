import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { checkFinding } from '@/lib/records/links/check-finding'

type Context = { params: Promise<{ id: string }> }

/** Checks one broken link again: `{ isBroken, reason }`. */
export const POST = route<Context>(
  async (request, context) =>
    Response.json(await checkFinding(await requestActor(request), await idOf(context))),
  { sameOrigin: true },
)
