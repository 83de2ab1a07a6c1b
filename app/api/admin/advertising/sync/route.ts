import { requestActor } from '@/lib/accounts/actor'
import { syncNow } from '@/lib/marketing/advertising/sync-now'
import { route } from '@/lib/platform/http/route'

/** Has the ad account read now: 202, it goes on by itself. */
export const POST = route(
  async (request) => {
    await syncNow(await requestActor(request))
    return Response.json({ isSyncing: true }, { status: 202 })
  },
  { sameOrigin: true },
)
