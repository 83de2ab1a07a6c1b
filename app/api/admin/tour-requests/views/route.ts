import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { createView, listViews, newViewSchema } from '@/lib/records/lists/list-views'

/** The person's own views of the desk's list and the shared ones, by name. */
export const GET = route(async (request) =>
  Response.json(await listViews(await requestActor(request), deskList)),
)

/** Saves a view: 201 and the view. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'read', deskList.name)
    const view = await createView(actor, deskList, await readJson(request, newViewSchema))
    return Response.json(view, { status: 201 })
  },
  { sameOrigin: true },
)
