import { requestActor } from '@/lib/accounts/actor'
import { objectToClaim } from '@/lib/desk/tour-requests/object-to-claim'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Records that the agency was told we knew the family first. */
export const POST = route<Context>(
  async (request, { params }) => {
    await objectToClaim(await requestActor(request), (await params).id)
    return Response.json({ message: 'Written down' })
  },
  { sameOrigin: true },
)
