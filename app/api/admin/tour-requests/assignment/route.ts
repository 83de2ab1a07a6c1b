import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { assignmentsSchema } from '@/lib/desk/status/action-schema'
import { assignLeads, assignmentChoices } from '@/lib/desk/tour-requests/assign-many'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Possible owners of the requests in `id`, and what a change would affect. */
export const GET = route(async (request) => {
  const ids = new URL(request.url).searchParams.getAll('id')
  return Response.json(await assignmentChoices(await requestActor(request), ids))
})

/** Assigns several requests, all or none. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    return Response.json(await assignLeads(actor, await readJson(request, assignmentsSchema)))
  },
  { sameOrigin: true },
)
