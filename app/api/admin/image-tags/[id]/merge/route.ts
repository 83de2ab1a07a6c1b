import * as z from 'zod'
import { requestActor } from '@/lib/admin/actor'
import { answerOf } from '@/lib/admin/record'
import { imageTags } from '@/lib/entities/image-tags'
import { readJson } from '@/lib/http/read-json'
import { route } from '@/lib/http/route'
import { idOf } from '@/lib/http/route-id'
import { mergeTags } from '@/lib/library/merge-tags'

const merge = z.strictObject({ into: z.uuid('Say into which tag') })

/** Merges a tag into another: the one that stays. */
export const POST = route<{ params: Promise<{ id: string }> }>(
  async (request, context) => {
    const actor = await requestActor(request)
    const { into } = await readJson(request, merge)
    const stays = await mergeTags(actor, await idOf(context), into)
    return Response.json(answerOf(actor, imageTags, stays))
  },
  { sameOrigin: true },
)
