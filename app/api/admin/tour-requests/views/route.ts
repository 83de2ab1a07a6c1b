import { requestActor } from '@/lib/admin/actor'
import { createView, listViews, newViewSchema } from '@/lib/admin/list-views'
import { assertCan } from '@/lib/auth/access'
import { deskList } from '@/lib/desk/desk-address'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

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
