import * as z from 'zod'
import { toApiRecord } from '@/lib/records/declare/record'
import { listRevisions, restoreRevision } from '@/lib/records/publish/revisions'
import { entityRoute } from '@/lib/records/store/entity-route'

const wanted = z.object({ number: z.number('Say which earlier state').int().min(1) })

/** Revisions of the record, newest first. */
export const GET = entityRoute(({ actor, entity, id }) => listRevisions(actor, entity, id))

/** Restores the revision with this number. */
export const POST = entityRoute(wanted, async ({ actor, entity, id, body }) =>
  toApiRecord(actor, entity, await restoreRevision(actor, entity, id, body.number)),
)
