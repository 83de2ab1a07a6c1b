import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { statusesChangeSchema } from '@/lib/desk/status/action-schema'
import { moveLeads, statusChoices } from '@/lib/desk/status/status-many'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Possible statuses of the requests in `id`, and what a change would affect. */
export const GET = route(async (request) => {
  const ids = new URL(request.url).searchParams.getAll('id')
  return Response.json(await statusChoices(await requestActor(request), ids))
})

/** Moves several requests to one status, all or none. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    return Response.json(await moveLeads(actor, await readJson(request, statusesChangeSchema)))
  },
  { sameOrigin: true },
)
