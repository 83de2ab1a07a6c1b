import { requestActor } from '@/lib/accounts/actor'
import { refusalSchema } from '@/lib/desk/do-not-contact/do-not-contact-schema'
import { listRefusals, parseRefusalQuery } from '@/lib/desk/do-not-contact/list-refusals'
import { refuseContact } from '@/lib/desk/do-not-contact/refuse-contact'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { pageIn } from '@/lib/records/declare/page-address'

/** Lists the entries; `search`, `lifted` and `page` as on the screen. */
export const GET = route(async (request) => {
  const actor = await requestActor(request)
  const { searchParams } = new URL(request.url)
  return Response.json(await listRefusals(actor, parseRefusalQuery(searchParams, pageIn(searchParams))))
})

/** Records that somebody does not want to be contacted. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    const id = await refuseContact(actor, await readJson(request, refusalSchema))
    return Response.json({ id }, { status: 201 })
  },
  { sameOrigin: true },
)
