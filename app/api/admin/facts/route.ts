import { requestActor } from '@/lib/admin/actor'
import { dueFacts } from '@/lib/facts/due-facts'
import { factsQuery } from '@/lib/facts/facts-address'
import { route } from '@/lib/http/route'

/** What nobody has vouched for in time: `page` and `whose` (mine or all) as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await dueFacts(actor, factsQuery(new URL(request.url).searchParams)))
})
