import { requestActor } from '@/lib/admin/actor'
import { tellCrmAgain } from '@/lib/crm/lead-in-crm'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Tells the CRM about the lead once more. */
export const POST = route<Context>(
  async (request, context) => {
    await tellCrmAgain(await requestActor(request), await idOf(context))
    return Response.json({ message: 'On its way' }, { status: 202 })
  },
  { sameOrigin: true },
)
