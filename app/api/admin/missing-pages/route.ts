import { adminRoute } from '@/lib/accounts/admin-route'
import { pageIn } from '@/lib/platform/http/list-address'
import { listMissed } from '@/lib/records/missing-pages/list-missed'

/** Requested URLs without a page; `page` as on the screen. */
export const GET = adminRoute(({ actor, query }) => listMissed(actor, pageIn(query)))
