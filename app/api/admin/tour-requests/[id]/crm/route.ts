import { requestActor } from '@/lib/accounts/actor'
import { resendToCrm } from '@/lib/desk/crm/lead-in-crm'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Sends the lead to the CRM again. */
export const POST = route<Context>(
  async (request, context) => {
    await resendToCrm(await requestActor(request), await idOf(context))
    return Response.json({ message: 'On its way' }, { status: 202 })
  },
  { sameOrigin: true },
)
