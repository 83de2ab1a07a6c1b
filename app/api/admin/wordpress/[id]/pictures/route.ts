import { adminRoute } from '@/lib/accounts/admin-route'
import { fetchNextPictures } from '@/lib/records/wordpress/fetch-pictures'

/** Fetches the next pictures of an export into the library, and says how many are left. */
export const POST = adminRoute({ can: ['update', 'administration'] }, ({ actor, id }) =>
  fetchNextPictures(actor, id),
)
