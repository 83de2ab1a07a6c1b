import { requestActor } from '@/lib/accounts/actor'
import { releaseLead } from '@/lib/desk/tour-requests/release'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** "Not spam": moves it from quarantine to the queue and alerts staff. */
export const POST = route<Context>(
  async (request, { params }) => {
    await releaseLead(await requestActor(request), (await params).id)
    return Response.json({ message: 'Released. Staff are being alerted.' })
  },
  { sameOrigin: true },
)
