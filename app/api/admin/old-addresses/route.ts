import { adminRoute } from '@/lib/accounts/admin-route'
import { proveAddresses } from '@/lib/records/old-addresses/prove-addresses'

/** Says for each address of a file, sent as the request body, how the site answers it; stores nothing. */
export const POST = adminRoute({ can: ['read', 'content'] }, ({ actor, request }) =>
  proveAddresses(actor, request.body),
)
