import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { searchEverything } from '@/lib/palette/search-everything'

/** What the back office has under some words: `{ results: [{ entity, what, title, href }] }`. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await searchEverything(actor, typed))
})
