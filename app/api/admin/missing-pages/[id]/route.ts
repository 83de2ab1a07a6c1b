import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { forgetMissed } from '@/lib/missed/forget-missed'

type Context = { params: Promise<{ id: string }> }

/** Takes an address off the list. */
export const DELETE = route<Context>(
  async (request, context) => {
    await forgetMissed(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
