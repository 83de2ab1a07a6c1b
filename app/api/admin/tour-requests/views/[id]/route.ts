import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { removeView, updateView, viewChangeSchema } from '@/lib/records/lists/list-views'

type Context = { params: Promise<{ id: string }> }

/** Renames a view of the desk's list, shares it, or changes what it shows. */
export const PATCH = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'read', deskList.name)
    const changes = await readJson(request, viewChangeSchema)
    return Response.json(await updateView(actor, deskList, (await params).id, changes))
  },
  { sameOrigin: true },
)

export const DELETE = route<Context>(
  async (request, { params }) => {
    await removeView(await requestActor(request), deskList, (await params).id)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
