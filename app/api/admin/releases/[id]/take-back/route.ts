import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { takeBackRelease } from '@/lib/releases/take-back'

type Context = { params: Promise<{ id: string }> }

/** Takes it off the site: its records are as they were before. */
export const POST = route<Context>(
  async (request, context) => {
    await takeBackRelease(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
