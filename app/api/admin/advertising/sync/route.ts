import { adminRoute } from '@/lib/accounts/admin-route'
import { syncNow } from '@/lib/marketing/advertising/sync-now'

/** Starts a sync of the ad account in the background: 202. */
export const POST = adminRoute(async ({ actor }) => {
  await syncNow(actor)
  return Response.json({ isSyncing: true }, { status: 202 })
})
