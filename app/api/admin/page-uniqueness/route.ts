import { requestActor } from '@/lib/admin/actor'
import { pageIn } from '@/lib/admin/page-address'
import { route } from '@/lib/http/route'
import { listPages } from '@/lib/uniqueness/list-pages'

/** How much of each compared page stands on no other; `page`, and `below=limit`, as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const { searchParams } = new URL(request.url)
  return Response.json(await listPages(actor, pageIn(searchParams), searchParams.get('below') === 'limit'))
})
