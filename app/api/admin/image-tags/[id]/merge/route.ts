import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { toApiRecord } from '@/lib/records/declare/record'
import { imageTags } from '@/lib/records/entities/image-tags'
import { mergeTags } from '@/lib/records/images/tags'

const merge = z.strictObject({ into: z.uuid('Choose the tag to merge into') })

/** Merges a tag into another, which stays. */
export const POST = adminRoute(merge, async ({ actor, id, body }) =>
  toApiRecord(actor, imageTags, await mergeTags(actor, id, body.into)),
)
