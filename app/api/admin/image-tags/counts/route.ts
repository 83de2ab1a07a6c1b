import { adminRoute } from '@/lib/accounts/admin-route'
import { listTags } from '@/lib/records/images/tags'

/** All tags of the picture library with picture counts: `{ tags }`. */
export const GET = adminRoute(async ({ actor }) => ({ tags: await listTags(actor) }))
