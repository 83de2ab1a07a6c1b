import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { assignmentsSchema } from '@/lib/desk/status/action-schema'
import { assignLeads, assignmentChoices } from '@/lib/desk/tour-requests/assign-many'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** To whom the requests of `id` can be given, and what that would change. */
export const GET = route(async (request) => {
  const ids = new URL(request.url).searchParams.getAll('id')
  return Response.json(await assignmentChoices(await requestActor(request), ids))
})

/** Gives several requests away, all or none. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    return Response.json(await assignLeads(actor, await readJson(request, assignmentsSchema)))
  },
  { sameOrigin: true },
)
