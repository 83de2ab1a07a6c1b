import { requestActor } from '@/lib/accounts/actor'
import { searchLinks } from '@/lib/desk/command-palette/search-links'
import { route } from '@/lib/platform/http/route'

/** Pages of the site that a text can link to: `{ results: [{ title, what, path, isThere }] }`. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const typed = new URL(request.url).searchParams.get('q') ?? ''
  return Response.json(await searchLinks(actor, typed))
})
