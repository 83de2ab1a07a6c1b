import { requestContextOf } from '@/lib/leads/intake/request-context'
import { shownNumbers } from '@/lib/leads/tracking-numbers/tracking-numbers'
import { route } from '@/lib/platform/http/route'

/** Replacement phone numbers for this visitor; none for visitors who refuse advertising. */
export const GET = route(async (request) => {
  const { visit } = requestContextOf(request)
  return Response.json(await shownNumbers(visit), { headers: { 'cache-control': 'private, no-store' } })
})
