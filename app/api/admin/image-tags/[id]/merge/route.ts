import * as z from 'zod'
import { requestActor } from '@/lib/accounts/actor'
import { readJson } from '@/lib/platform/http/read-json'
import { route } from '@/lib/platform/http/route'
import { idOf } from '@/lib/platform/http/route-id'
import { toApiRecord } from '@/lib/records/declare/record'
import { imageTags } from '@/lib/records/entities/image-tags'
import { mergeTags } from '@/lib/records/images/merge-tags'

const merge = z.strictObject({ into: z.uuid('Say into which tag') })

/** Merges a tag into another, which stays. */
export const POST = route<{ params: Promise<{ id: string }> }>(
  async (request, context) => {
    const actor = await requestActor(request)
    const { into } = await readJson(request, merge)
    const stays = await mergeTags(actor, await idOf(context), into)
    return Response.json(toApiRecord(actor, imageTags, stays))
  },
  { sameOrigin: true },
)
