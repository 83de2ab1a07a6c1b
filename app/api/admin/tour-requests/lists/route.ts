import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { parseLeadQuery } from '@/lib/desk/tour-requests/lead-query'
import { currentLists } from '@/lib/desk/tour-requests/list-leads'
import { KNOWN_AT_MOST, LISTS_AT_MOST } from '@/lib/desk/tour-requests/live-lists'

/** Queries as in lib/desk/tour-requests/lead-query.ts, and the rows that have not changed. */
const body = z.object({
  lists: z.array(z.string().max(2_000)).min(1).max(LISTS_AT_MOST),
  known: z.array(z.uuid()).max(KNOWN_AT_MOST),
})

/** Lists as they are now, with the rows that the screen does not have. A POST, as its rows fit no address. */
export const POST = adminRoute({ body, can: ['read', 'leads'] }, ({ actor, body: { lists, known } }) =>
  currentLists(
    actor,
    lists.map((query) => parseLeadQuery(new URLSearchParams(query))),
    new Set(known),
  ),
)
