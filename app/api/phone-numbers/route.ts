import { shownNumbers } from '@/lib/calls/tracking-numbers'
import { route } from '@/lib/http/route'
import { requestContextOf } from '@/lib/intake/request-context'

/** Which telephone numbers this visitor sees in place of others; none for who refuses advertising. */
export const GET = route(async (request) => {
  const { visit } = requestContextOf(request)
  return Response.json(await shownNumbers(visit), { headers: { 'cache-control': 'private, no-store' } })
})
