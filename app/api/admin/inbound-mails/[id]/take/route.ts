import { requestActor } from '@/lib/accounts/actor'
import { addMailToDesk } from '@/lib/desk/tour-requests/add-mail-to-desk'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Creates a lead from a mail that was set aside; returns the lead's id. */
export const POST = route<Context>(
  async (request, { params }) => {
    const leadId = await addMailToDesk(await requestActor(request), (await params).id)
    return Response.json({ leadId }, { status: 201 })
  },
  { sameOrigin: true },
)
