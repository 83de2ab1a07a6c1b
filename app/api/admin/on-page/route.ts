import { adminRoute } from '@/lib/accounts/admin-route'
import { pageWork } from '@/lib/records/on-page/page-work'

/** Work on a page of the site: drafts, plans, faults and who else edits it; `path` is its address. */
export const GET = adminRoute(({ actor, query }) => pageWork(actor, query.get('path') ?? '/'))
