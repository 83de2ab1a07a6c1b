import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { skipSchema } from '@/lib/desk/action-schema'
import { skipLead } from '@/lib/desk/skip'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Leaves a waiting family to the others, with a reason. */
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
