import { requestActor } from '@/lib/accounts/actor'
import { undoMerge } from '@/lib/desk/duplicates/undo-merge'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'

type Context = { params: Promise<{ id: string }> }

/** Undoes a merge of two households. */
export const POST = route<Context>(
  async (request, context) => {
    await undoMerge(await requestActor(request), await idOf(context))
    return Response.json({ message: 'Two families again' })
  },
  { sameOrigin: true },
)
