import * as z from 'zod'
import { adminRoute } from '@/lib/accounts/admin-route'
import { toApiRecord } from '@/lib/records/declare/record'
import { restoreDeleted } from '@/lib/records/trash/restore-deleted'

const wanted = z.object({ slug: z.string().optional() })

/** Restores the record with this id; `slug` replaces its slug when that is taken. */
export const POST = adminRoute(wanted, async ({ actor, id, body }) => {
  const { entity, record } = await restoreDeleted(actor, id, body.slug)
  return toApiRecord(actor, entity, record)
})
