import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { toApiRecord } from '@/lib/records/declare/record'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'

type Context = { params: Promise<{ id: string }> }

const wanted = z.object({ slug: z.string().optional() })

/** Restores the record with this id; `slug` replaces its slug when that is taken. */
export const POST = route<Context>(
  async (request, context) => {
    const actor = await requestActor(request)
    const { slug } = await readJson(request, wanted)
    const { entity, record } = await restoreDeleted(actor, await idOf(context), slug)
    return Response.json(toApiRecord(actor, entity, record))
  },
  { sameOrigin: true },
)
