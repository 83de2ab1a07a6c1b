import * as z from 'zod'
import { requestActor } from '@/lib/admin/actor'
import { answerOf } from '@/lib/admin/record'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { restoreDeleted } from '@/lib/trash/restore-deleted'

type Context = { params: Promise<{ id: string }> }

const wanted = z.object({ slug: z.string().optional() })

/** Brings a deleted record back; `slug` is its new one when the old one is taken. `id` is the record's own. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    const { slug } = await readJson(request, wanted)
    const { entity, record } = await restoreDeleted(actor, await idOf(context), slug)
    return Response.json(answerOf(actor, entity, record))
  },
  { sameOrigin: true },
)
