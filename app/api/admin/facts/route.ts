import { requestActor } from '@/lib/accounts/actor'
import { route } from '@/lib/platform/http/route'
import { dueFacts } from '@/lib/records/facts/due-facts'
import { factsQuery } from '@/lib/records/facts/facts-address'

/** Facts overdue for review: `page` and `whose` (mine or all) as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  return Response.json(await dueFacts(actor, factsQuery(new URL(request.url).searchParams)))
})
