import { assertCan } from '@/lib/accounts/access/access'
import { requestActor } from '@/lib/accounts/actor'
import { residentSchema } from '@/lib/desk/households/family-schema'
import { removeResident, saveResident } from '@/lib/desk/households/save-resident'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'

type Context = { params: Promise<{ id: string; residentId: string }> }

/** Writes down who would move in, for the request's family, under the id that the screen made, or what is known of it now. */
export const PUT = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    assertCan(actor, 'update', 'householdResident')
    const { id, residentId } = await params
    await saveResident(actor, id, residentId, await readJson(request, residentSchema))
    return Response.json({ message: 'Saved' })
  },
  { sameOrigin: true },
)

/** Removes them. */
export const DELETE = route<Context>(
  async (request, { params }) => {
    const actor = await requestActor(request)
    const { id, residentId } = await params
    await removeResident(actor, id, residentId)
    return Response.json({ message: 'Removed' })
  },
  { sameOrigin: true },
)
