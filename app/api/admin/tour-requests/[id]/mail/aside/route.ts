import { adminRoute } from '@/lib/accounts/admin-route'
import { setMailAside } from '@/lib/desk/tour-requests/quarantine'

/** Marks the mail behind a request as not being a request. */
export const POST = adminRoute(async ({ actor, id }) => {
  await setMailAside(actor, id)
  return { message: 'Set aside' }
})
