import { requestActor } from '@/lib/admin/actor'
import { assignmentSchema } from '@/lib/desk/action-schema'
import { assignLead } from '@/lib/desk/assign'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Gives the lead to a member of staff, or to nobody. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await assignLead(actor, (await params).id, (await readJson(request, assignmentSchema)).ownerId)
    return Response.json({ message: 'Owner changed' })
  },
  { sameOrigin: true },
)
