import { answerOf } from '@/lib/records/declare/record'
import { unpublishRecord } from '@/lib/records/publish/publish-record'
import { adminHandler } from '@/lib/records/store/admin-handler'

/** Takes the record off the site. */
export const POST = adminHandler(async ({ actor, entity, id }) =>
  answerOf(actor, entity, await unpublishRecord(actor, entity, id)),
)
