import { requestActor } from '@/lib/accounts/actor'
import { assignmentSchema } from '@/lib/desk/status/action-schema'
import { assignLead } from '@/lib/desk/tour-requests/assign'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Assigns the lead to a staff member, or to nobody. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await assignLead(actor, (await params).id, (await readJson(request, assignmentSchema)).ownerId)
    return Response.json({ message: 'Owner changed' })
  },
  { sameOrigin: true },
)
