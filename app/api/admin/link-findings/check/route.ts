import { adminRoute } from '@/lib/accounts/admin-route'
import { checkLinksNow } from '@/lib/records/links/check-links'

/** Starts a check of all links in the background: 202. */
export const POST = adminRoute(async ({ actor }) => {
  await checkLinksNow(actor)
  return Response.json({ isChecking: true }, { status: 202 })
})
