import { requestActor } from '@/lib/accounts/actor'
import { importReport } from '@/lib/marketing/advertising/import-report'
import { route } from '@/lib/platform/http/route'

/** Previews a cost report, sent as the request body; imports it with `?save=1`. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    const save = new URL(request.url).searchParams.get('save') === '1'
    return Response.json(await importReport(actor, request.body, { save }))
  },
  { sameOrigin: true },
)
