import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { publishRelease } from '@/lib/records/releases/publish-release'

type Context = { params: Promise<{ id: string }> }

/** Publishes all of it, or nothing. */
export const POST = route<Context>(
  async (request, context) => {
    await publishRelease(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
