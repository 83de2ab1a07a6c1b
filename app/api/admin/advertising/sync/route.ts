import { requestActor } from '@/lib/accounts/actor'
import { syncNow } from '@/lib/marketing/advertising/sync-now'
import { route } from '@/lib/platform/http/route'

/** Starts a sync of the ad account in the background: 202. */
export const POST = route(
  async (request) => {
    await syncNow(await requestActor(request))
    return Response.json({ isSyncing: true }, { status: 202 })
  },
  { sameOrigin: true },
)
