import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { statusesUndoSchema } from '@/lib/desk/status/action-schema'
import { undoStatuses } from '@/lib/desk/status/undo-statuses'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** Undoes a status change of several requests. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    return Response.json(await undoStatuses(actor, await readJson(request, statusesUndoSchema)))
  },
  { sameOrigin: true },
)
