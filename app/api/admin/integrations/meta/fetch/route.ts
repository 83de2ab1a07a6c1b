import { browserOf } from '@/lib/accounts/access/browser'
import { requireUser } from '@/lib/accounts/sessions/session'
import { fetchAgain } from '@/lib/leads/lead-forms/fetch-again'
import { route } from '@/lib/platform/http/route'

/** Fetches all pending leads from Meta. */
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
