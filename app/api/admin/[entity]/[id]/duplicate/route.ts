import { toApiRecord } from '@/lib/records/declare/record'
import { duplicateRecord } from '@/lib/records/publish/duplicate-record'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Creates an unpublished copy of a record: 201 and the copy. */
export const POST = adminHandler(
  async ({ actor, entity, id }) => toApiRecord(actor, entity, await duplicateRecord(actor, entity, id)),
  { status: 201 },
)
