import { adminHandler } from '@/lib/admin/admin-handler'
import { unpublishRecord } from '@/lib/admin/publish-record'
import { answerOf } from '@/lib/admin/record'

/** Takes the record off the site. */
export const POST = adminHandler(async ({ actor, entity, id }) =>
  answerOf(actor, entity, await unpublishRecord(actor, entity, id)),
)
