import { listRevisionsCall, restoreRevisionCall } from '@/lib/records/calls/publish-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { listRevisions, restoreRevision } from '@/lib/records/publish/revisions'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Revisions of the record, newest first. */
export const GET = entityRoute(listRevisionsCall, ({ actor, entity, id }) => listRevisions(actor, entity, id))

/** Restores the revision with this number. */
export const POST = entityRoute(restoreRevisionCall, async ({ actor, entity, id, body }) =>
  toApiRecord(actor, entity, await restoreRevision(actor, entity, id, body.number)),
)
