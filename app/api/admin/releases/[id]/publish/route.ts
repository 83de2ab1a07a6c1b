import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { publishRelease } from '@/lib/releases/publish-release'

type Context = { params: Promise<{ id: string }> }

/** Publishes all of it, or nothing. */
export const POST = route<Context>(
  async (request, context) => {
    await publishRelease(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
