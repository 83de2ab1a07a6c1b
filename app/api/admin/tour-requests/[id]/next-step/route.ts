import { requestActor } from '@/lib/accounts/actor'
import { nextStepSchema } from '@/lib/desk/status/action-schema'
import { postponeNextStep } from '@/lib/desk/tour-requests/postpone-next-step'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Reschedules the next step. */
export const PUT = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    const { nextStepAt } = await readJson(request, nextStepSchema)
    await postponeNextStep(actor, (await params).id, nextStepAt)
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)
