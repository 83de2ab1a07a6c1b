import { toApiRecord } from '@/lib/records/declare/record'
import { unpublishRecord } from '@/lib/records/publish/publish-record'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Unpublishes the record. */
export const POST = adminHandler(async ({ actor, entity, id }) =>
  toApiRecord(actor, entity, await unpublishRecord(actor, entity, id)),
)
