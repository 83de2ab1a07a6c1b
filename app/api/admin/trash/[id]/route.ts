import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { deleteForGood } from '@/lib/records/trash/purge'

type Context = { params: Promise<{ id: string }> }

/** Permanently deletes a record in the trash with its history and files. */
export const DELETE = route<Context>(
  async (request, context) => {
    await deleteForGood(await requestActor(request), await idOf(context))
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
