import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { pageIn } from '@/lib/records/declare/page-address'
import { listFindings } from '@/lib/records/links/list-findings'

/** Broken links and the records that contain them; `page` as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await listFindings(actor, pageIn(new URL(request.url).searchParams)))
})
