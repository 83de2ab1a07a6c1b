import { adminRoute } from '@/lib/accounts/admin-route'
import { dueFacts } from '@/lib/records/facts/due-facts'
import { factsList } from '@/lib/records/facts/facts-address'

/** Facts overdue for review: `page` and `whose` (mine or all) as on the screen. */
export const GET = adminRoute(({ actor, query }) => dueFacts(actor, factsList.parse(query)))
