import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { statusesUndoSchema } from '@/lib/desk/action-schema'
import { undoStatuses } from '@/lib/desk/undo-statuses'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Takes back what the person moved with one change. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    return Response.json(await undoStatuses(actor, await readJson(request, statusesUndoSchema)))
  },
  { sameOrigin: true },
)
