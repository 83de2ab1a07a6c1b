import { adminRoute } from '@/lib/accounts/admin-route'
import { searchEverything } from '@/lib/desk/command-palette/search-everything'

/** Searches the back office: `{ results: [{ entity, what, title, href }] }`. */
export const GET = adminRoute(({ actor, query }) => searchEverything(actor, query.get('q') ?? ''))
