import { requestActor } from '@/lib/accounts/actor'
import { tellCrmAgain } from '@/lib/desk/crm/lead-in-crm'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Tells the CRM about the lead once more. */
export const POST = route<Context>(
  async (request, context) => {
    await tellCrmAgain(await requestActor(request), await idOf(context))
    return Response.json({ message: 'On its way' }, { status: 202 })
  },
  { sameOrigin: true },
)
