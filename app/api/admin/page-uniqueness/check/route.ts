import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { checkNow } from '@/lib/uniqueness/check-now'

/** Has all pages compared now: 202, it goes on by itself. */
export const POST = route(
  async (request) => {
    await checkNow(await requestActor(request))
    return Response.json({ isChecking: true }, { status: 202 })
  },
  { sameOrigin: true },
)
