import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { checkNow } from '@/lib/records/page-uniqueness/check-now'

/** Has all pages compared now: 202, it goes on by itself. */
export const POST = route(
  async (request) => {
    await checkNow(await requestActor(request))
    return Response.json({ isChecking: true }, { status: 202 })
  },
  { sameOrigin: true },
)
