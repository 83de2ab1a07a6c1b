import { requestActor } from '@/lib/accounts/actor'
import { claimLead } from '@/lib/desk/tour-requests/claim'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Marks the person as calling this family now. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    return Response.json({ claimedUntil: await claimLead(actor, (await params).id) })
  },
  { sameOrigin: true },
)
