import { requestActor } from '@/lib/accounts/actor'
import { nextStepSchema } from '@/lib/desk/status/action-schema'
import { putOff } from '@/lib/desk/tour-requests/put-off'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Moves the next step to another moment. */
export const PUT = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    const { nextStepAt } = await readJson(request, nextStepSchema)
    await putOff(actor, (await params).id, nextStepAt)
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)
