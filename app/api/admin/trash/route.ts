import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { listTrash } from '@/lib/records/trash/list-trash'
import { trashQuery } from '@/lib/records/trash/trash-query'

/** Records the person may restore, newest deletion first; `entity`, `search` and `page` as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listTrash(actor, trashQuery(new URL(request.url).searchParams)))
})
