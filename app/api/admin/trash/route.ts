import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { listTrash } from '@/lib/records/trash/list-trash'
import { trashQuery } from '@/lib/records/trash/trash-query'

/** What the person may restore, deleted last first; `entity`, `search` and `page` as in the screen's address. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listTrash(actor, trashQuery(new URL(request.url).searchParams)))
})
