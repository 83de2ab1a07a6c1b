import { adminRoute } from '@/lib/accounts/admin-route'
import { searchFamilies } from '@/lib/desk/duplicates/search-families'

/** Other households that `search` finds, to merge with this one. */
export const GET = adminRoute(({ actor, id, query }) => searchFamilies(actor, id, query.get('search') ?? ''))
