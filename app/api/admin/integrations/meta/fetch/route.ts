import { browserOf } from '@/lib/auth/browser'
import { requireUser } from '@/lib/auth/session'
import { route } from '@/lib/http/route'
import { fetchAgain } from '@/lib/lead-forms/fetch-again'

/** Fetches every lead of Meta that waits. */
export const POST = route(
  async (request) => {
    const count = await fetchAgain(await requireUser(), browserOf(request))
    return Response.json(
      { message: count === 1 ? 'One is fetched' : `${count} are fetched` },
      { status: 202 },
    )
  },
  { sameOrigin: true },
)
