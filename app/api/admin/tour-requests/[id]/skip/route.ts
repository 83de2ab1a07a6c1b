import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { skipSchema } from '@/lib/desk/status/action-schema'
import { skipLead } from '@/lib/desk/tour-requests/skip'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Passes a waiting family on to the others, with a reason. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    const { reason } = await readJson(request, skipSchema)
    await skipLead(actor, (await params).id, reason)
    return Response.json({ message: 'Left to the others' })
  },
  { sameOrigin: true },
)
