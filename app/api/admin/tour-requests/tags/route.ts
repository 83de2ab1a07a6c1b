import { requestActor } from '@/lib/admin/actor'
import { assertCan } from '@/lib/auth/access'
import { tagsChangeSchema } from '@/lib/desk/action-schema'
import { tagChoices, tagLeads } from '@/lib/desk/tag-leads'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

/** Every tag, with which of the requests of `id` carry it. */
export const GET = route(async (request) => {
  const ids = new URL(request.url).searchParams.getAll('id')
  return Response.json(await tagChoices(await requestActor(request), ids))
})

/** Puts tags on requests and takes them off, all or none. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'tourRequest')
    return Response.json(await tagLeads(actor, await readJson(request, tagsChangeSchema)))
  },
  { sameOrigin: true },
)
