import { requestActor } from '@/lib/accounts/actor'
import { importReport } from '@/lib/marketing/advertising/import-report'
import { route } from '@/lib/platform/http/route'

/** A day-by-day report as the body itself: what would become of it, and with `?save=1` what became of it. */
export const POST = route(
  async (request) => {
    const actor = await requestActor(request)
    const save = new URL(request.url).searchParams.get('save') === '1'
    return Response.json(await importReport(actor, request.body, { save }))
  },
  { sameOrigin: true },
)
