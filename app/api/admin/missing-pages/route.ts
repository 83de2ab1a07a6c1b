import { adminRoute } from '@/lib/accounts/admin-route'
import { pageIn } from '@/lib/platform/http/list-address'
import { listMissed } from '@/lib/records/missing-pages/missing-pages'

/** Requested URLs without a page; `page` as on the screen. */
export const GET = adminRoute(({ actor, query }) => listMissed(actor, pageIn(query)))
