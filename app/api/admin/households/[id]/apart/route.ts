import { requestActor } from '@/lib/accounts/actor'
import { keepApart } from '@/lib/desk/duplicates/keep-apart'
import { apartSchema } from '@/lib/desk/duplicates/merge-schema'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Marks another household as a different family. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    await keepApart(actor, await idOf(context), (await readJson(request, apartSchema)).otherId)
    return Response.json({ message: 'Kept as different families' })
  },
  { sameOrigin: true },
)
