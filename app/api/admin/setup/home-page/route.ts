import { adminRoute } from '@/lib/accounts/admin-route'
import { writeHomePage } from '@/lib/desk/setup/home-page'

/** Writes the first parts of a home page that has none. */
export const POST = adminRoute(({ actor }) => writeHomePage(actor))
