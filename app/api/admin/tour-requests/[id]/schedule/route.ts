import { requestActor } from '@/lib/accounts/actor'
import { tourTimeSchema } from '@/lib/desk/status/action-schema'
import { scheduleTour } from '@/lib/desk/status/change-status'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Sets the tour date, and moves the lead to scheduled if it is not there yet. */
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
