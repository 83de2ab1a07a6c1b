import { adminRoute } from '@/lib/accounts/admin-route'
import { checkNow } from '@/lib/records/page-uniqueness/check-pages'

/** Starts a comparison of all pages in the background: 202. */
export const POST = adminRoute(async ({ actor }) => {
  await checkNow(actor)
  return Response.json({ isChecking: true }, { status: 202 })
})
