import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { checkNow } from '@/lib/records/page-uniqueness/check-now'

/** Starts a comparison of all pages in the background: 202. */
export const POST = route(
  async (request) => {
    await checkNow(await requestActor(request))
    return Response.json({ isChecking: true }, { status: 202 })
  },
  { sameOrigin: true },
)
