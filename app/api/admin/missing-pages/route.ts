import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { pageIn } from '@/lib/records/declare/page-address'
import { listMissed } from '@/lib/records/missing-pages/list-missed'

/** Requested URLs without a page; `page` as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listMissed(actor, pageIn(new URL(request.url).searchParams)))
})
