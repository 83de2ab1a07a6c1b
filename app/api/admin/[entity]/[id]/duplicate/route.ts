import { answerOf } from '@/lib/records/declare/record'
import { duplicateRecord } from '@/lib/records/publish/duplicate-record'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** A copy of a record, off the site: 201 and the copy. */
export const POST = adminHandler(
  async ({ actor, entity, id }) => answerOf(actor, entity, await duplicateRecord(actor, entity, id)),
  { status: 201 },
)
