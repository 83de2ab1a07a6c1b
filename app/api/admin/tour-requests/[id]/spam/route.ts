import { requestActor } from '@/lib/accounts/actor'
import { markSpam } from '@/lib/desk/tour-requests/mark-spam'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Marks a request as spam. */
export const POST = route<Context>(
  async (request, { params }) => {
    await markSpam(await requestActor(request), (await params).id)
    return Response.json({ message: 'In quarantine now' })
  },
  { sameOrigin: true },
)
