import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { answerOf } from '@/lib/records/declare/record'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'

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
