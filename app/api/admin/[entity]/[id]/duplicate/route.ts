import { adminHandler } from '@/lib/admin/admin-handler'
import { duplicateRecord } from '@/lib/admin/duplicate-record'
import { answerOf } from '@/lib/admin/record'

/** A copy of a record, off the site: 201 and the copy. */
export const POST = adminHandler(
  async ({ actor, entity, id }) => answerOf(actor, entity, await duplicateRecord(actor, entity, id)),
  { status: 201 },
)
