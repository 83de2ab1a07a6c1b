import { requestActor } from '@/lib/admin/actor'
import { nextStepSchema } from '@/lib/desk/action-schema'
import { putOff } from '@/lib/desk/put-off'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'

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
