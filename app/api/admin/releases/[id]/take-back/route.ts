import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { takeBackRelease } from '@/lib/records/releases/take-back'

type Context = { params: Promise<{ id: string }> }

/** Reverts a live release: its records return to their earlier state. */
export const POST = route<Context>(
  async (request, context) => {
    await takeBackRelease(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
