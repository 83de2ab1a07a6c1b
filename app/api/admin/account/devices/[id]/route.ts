import { requestActor } from '@/lib/accounts/actor'
import { removeOwnDevice } from '@/lib/desk/alerts/own-devices'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Removes one of the person's devices. */
export const DELETE = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    await removeOwnDevice(actor, await idOf(context))
    return Response.json({ message: 'Device removed' })
  },
  { sameOrigin: true },
)
