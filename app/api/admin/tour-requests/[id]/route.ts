import { requestActor } from '@/lib/admin/actor'
import { deleteLead } from '@/lib/desk/delete-lead'
import { route } from '@/lib/http/route'

type Context = { params: Promise<{ id: string }> }

/** Deletes a lead that was a test. */
export const DELETE = route<Context>(
  async (request, { params }) => {
    await deleteLead(await requestActor(request), (await params).id)
    return new Response(null, { status: 204 })
  },
  { sameOrigin: true },
)
