import { adminRoute } from '@/lib/accounts/admin-route'
import { searchLinks } from '@/lib/desk/command-palette/search-records'

/** Pages of the site that a text can link to: `{ results: [{ title, what, path, isThere }] }`. */
export const GET = adminRoute(({ actor, query }) => searchLinks(actor, query.get('q') ?? ''))
