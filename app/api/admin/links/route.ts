import { requestActor } from '@/lib/admin/actor'
import { route } from '@/lib/http/route'
import { searchLinks } from '@/lib/palette/search-links'

/** Pages of the site that a text may lead to: `{ results: [{ title, what, path, isThere }] }`. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await searchLinks(actor, typed))
})
