import { requestActor } from '@/lib/admin/actor'
import { removeOwnDevice } from '@/lib/desk/own-devices'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Removes one of one's own devices. */
export const DELETE = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    await removeOwnDevice(actor, await idOf(context))
    return Response.json({ message: 'Device removed' })
  },
  { sameOrigin: true },
)
