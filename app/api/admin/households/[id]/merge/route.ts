import { requestActor } from '@/lib/admin/actor'
import { mergeHouseholds } from '@/lib/households/merge'
import { mergeSchema } from '@/lib/households/merge-schema'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Makes another household one with this one; it can be undone for 30 days. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    const id = await mergeHouseholds(actor, await idOf(context), await readJson(request, mergeSchema))
    return Response.json({ id }, { status: 201 })
  },
  { sameOrigin: true },
)
