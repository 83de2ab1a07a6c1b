import { requestActor } from '@/lib/accounts/actor'
import { tourOutcomeSchema } from '@/lib/desk/status/action-schema'
import { recordTour } from '@/lib/desk/tour-requests/record-tour'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Records whether the family came to its tour. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await recordTour(actor, (await params).id, await readJson(request, tourOutcomeSchema))
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)
