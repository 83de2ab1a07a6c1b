import { requestActor } from '@/lib/accounts/actor'
import { searchEverything } from '@/lib/desk/palette/search-everything'
import { route } from '@/lib/platform/http/route'

/** What the back office has under some words: `{ results: [{ entity, what, title, href }] }`. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await searchEverything(actor, typed))
})
