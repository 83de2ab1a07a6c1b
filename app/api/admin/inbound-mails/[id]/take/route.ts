import { requestActor } from '@/lib/accounts/actor'
import { takeAfterAll } from '@/lib/desk/tour-requests/take-after-all'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Puts a mail that was set aside on the desk; the answer carries the lead's id. */
export const POST = route<Context>(
  async (request, { params }) => {
    const leadId = await takeAfterAll(await requestActor(request), (await params).id)
    return Response.json({ leadId }, { status: 201 })
  },
  { sameOrigin: true },
)
