import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { forgetMissed } from '@/lib/records/missing-pages/forget-missed'

type Context = { params: Promise<{ id: string }> }

/** Removes a URL from the list. */
export const DELETE = route<Context>(
  async (request, context) => {
    await forgetMissed(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
