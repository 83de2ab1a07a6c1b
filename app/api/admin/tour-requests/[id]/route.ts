import { requestActor } from '@/lib/accounts/actor'
import { deleteLead } from '@/lib/desk/tour-requests/delete-lead'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string }> }

/** Deletes a test lead. */
export const DELETE = route<Context>(
  async (request, { params }) => {
    await deleteLead(await requestActor(request), (await params).id)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
