import { requestActor } from '@/lib/admin/actor'
import { pageIn } from '@/lib/admin/page-address'
import { route } from '@/lib/http/route'
import { listMissed } from '@/lib/missed/list-missed'

/** Addresses that visitors asked for in vain; `page` as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listMissed(actor, pageIn(new URL(request.url).searchParams)))
})
