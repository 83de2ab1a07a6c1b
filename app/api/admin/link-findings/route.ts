import { requestActor } from '@/lib/admin/actor'
import { pageIn } from '@/lib/admin/page-address'
import { route } from '@/lib/http/route'
import { listFindings } from '@/lib/links/list-findings'

/** Links that lead nowhere, with where they stand; `page` as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listFindings(actor, pageIn(new URL(request.url).searchParams)))
})
