import { requestActor } from '@/lib/admin/actor'
import { tourTimeSchema } from '@/lib/desk/action-schema'
import { scheduleTour } from '@/lib/desk/change-status'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Sets the date of the tour, moving the lead to scheduled when it is not there yet. */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    const { status, scheduledDate } = await scheduleTour(
      actor,
      (await params).id,
      await readJson(request, tourTimeSchema),
    )
    return Response.json({ status, scheduledDate })
  },
  { sameOrigin: true },
)
