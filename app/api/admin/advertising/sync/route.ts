import { syncNow } from '@/lib/ad-account/sync-now'
import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'

/** Has the ad account read now: 202, it goes on by itself. */
export const POST = route(
  async (request) => {
    await syncNow(await requestActor(request))
    return Response.json({ isSyncing: true }, { status: 202 })
  },
  { sameOrigin: true },
)
