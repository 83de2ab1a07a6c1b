import { adminRoute } from '@/lib/accounts/admin-route'
import { pageWork } from '@/lib/records/on-page/page-work'

/** What is in work on a page of the site: drafts, plans, faults and who else edits; `path` is its address. */
export const GET = adminRoute(({ actor, query }) => pageWork(actor, query.get('path') ?? '/'))
