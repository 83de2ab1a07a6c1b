import { adminRoute } from '@/lib/accounts/admin-route'
import { pageIn } from '@/lib/platform/http/list-address'
import { listFindings } from '@/lib/records/links/link-findings'

/** Broken links and the records that contain them; `page` as on the screen. */
export const GET = adminRoute(({ actor, query }) => listFindings(actor, pageIn(query)))
