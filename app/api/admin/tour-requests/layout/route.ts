import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { deskList } from '@/lib/desk/tour-requests/desk-address'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { layoutSchema, saveLayout } from '@/lib/records/lists/list-views'

/** Stores the view that the person pinned next to the desk's tabs. */
export const PATCH = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'read', deskList.name)
    return Response.json(await saveLayout(actor, deskList, await readJson(request, layoutSchema)))
  },
  { sameOrigin: true },
)
