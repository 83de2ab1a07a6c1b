import { requestActor } from '@/lib/admin/actor'
import { tourOutcomeSchema } from '@/lib/desk/action-schema'
import { recordTour } from '@/lib/desk/record-tour'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Says whether the family came to its tour. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    await recordTour(actor, (await params).id, await readJson(request, tourOutcomeSchema))
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)
