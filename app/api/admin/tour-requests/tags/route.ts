import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { tagsChangeSchema } from '@/lib/desk/status/action-schema'
import { tagChoices, tagLeads } from '@/lib/desk/tour-requests/tag-leads'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

/** All tags, with the requests in `id` that have them. */
export const GET = route(async (request) => {
  const ids = new URL(request.url).searchParams.getAll('id')
  return Response.json(await tagChoices(await requestActor(request), ids))
})

/** Adds tags to requests and removes tags, all or none. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    return Response.json(await tagLeads(actor, await readJson(request, tagsChangeSchema)))
  },
  { sameOrigin: true },
)
