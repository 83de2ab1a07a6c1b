import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { pageIn } from '@/lib/records/declare/page-address'
import { listPages } from '@/lib/records/page-uniqueness/list-pages'

/** Share of unique text of each compared page; `page` and `below=limit` as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const { searchParams } = new URL(request.url)
  return Response.json(await listPages(actor, pageIn(searchParams), searchParams.get('below') === 'limit'))
})
