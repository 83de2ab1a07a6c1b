import { requestActor } from '@/lib/admin/actor'
import { keepApart } from '@/lib/households/keep-apart'
import { apartSchema } from '@/lib/households/merge-schema'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Says that another household is a different family. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    await keepApart(actor, await idOf(context), (await readJson(request, apartSchema)).otherId)
    return Response.json({ message: 'Kept as different families' })
  },
  { sameOrigin: true },
)
