import { requestActor } from '@/lib/accounts/actor'
import { statusChangeSchema } from '@/lib/desk/status/action-schema'
import { changeStatus } from '@/lib/desk/status/change-status'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Changes the lead's status (reading 22). */
export const POST = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    const { status } = await changeStatus(
      actor,
      (await params).id,
      await readJson(request, statusChangeSchema),
    )
    return Response.json({ status })
  },
  { sameOrigin: true },
)
