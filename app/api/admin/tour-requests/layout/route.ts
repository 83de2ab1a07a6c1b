import { requestActor } from '@/lib/admin/actor'
import { layoutSchema, saveLayout } from '@/lib/admin/list-views'
import { assertCan } from '@/lib/auth/access'
import { deskList } from '@/lib/desk/desk-address'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Keeps the view that the asking person has pinned beside the desk's tabs. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'read', deskList.name)
    return Response.json(await saveLayout(actor, deskList, await readJson(request, layoutSchema)))
  },
  { sameOrigin: true },
)
