import { requestActor } from '@/lib/accounts/actor'
import { mergeHouseholds } from '@/lib/desk/duplicates/merge'
import { mergeSchema } from '@/lib/desk/duplicates/merge-schema'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Merges another household into this one; can be undone for 30 days. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    const id = await mergeHouseholds(actor, await idOf(context), await readJson(request, mergeSchema))
    return Response.json({ id }, { status: 201 })
  },
  { sameOrigin: true },
)
