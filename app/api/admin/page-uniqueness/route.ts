import { adminRoute } from '@/lib/accounts/admin-route'
import { listPages } from '@/lib/records/page-uniqueness/list-pages'
import { uniquenessList } from '@/lib/records/page-uniqueness/uniqueness-query'

/** Share of unique text of each compared page; `page` and `below=limit` as on the screen. */
export const GET = adminRoute(({ actor, query }) => listPages(actor, uniquenessList.parse(query)))
