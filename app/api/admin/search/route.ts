import { requestActor } from '@/lib/accounts/actor'
import { searchEverything } from '@/lib/desk/command-palette/search-everything'
import { route } from '@/lib/platform/http/route'

/** Searches the back office: `{ results: [{ entity, what, title, href }] }`. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await searchEverything(actor, typed))
})
