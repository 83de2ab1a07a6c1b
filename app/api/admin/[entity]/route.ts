import { AppError } from '@/lib/platform/errors'
import { toApiRecord } from '@/lib/records/declare/record'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { withStates } from '@/lib/records/publish/publication-states'
import { entityRoute, recordFields } from '@/lib/records/store/entity-route'
import { createRecord, getRecord, updateRecord } from '@/lib/records/store/operations'

/** Records as `{ rows, total, totalIsExact, page, pageSize }`; a single's one row. API keys see no drafts. */
export const GET = entityRoute({ key: 'content:read' }, async ({ actor, entity, query }) => {
  if (entity.kind === 'single') return toApiRecord(actor, entity, await getRecord(actor, entity, null))
  const list = await listFromUrl(actor, entity, query)
  const rows = actor.scopes ? list.rows : await withStates(entity, list.rows)
  return { ...list, rows: rows.map((row) => toApiRecord(actor, entity, row)) }
})

/** Creates a record: 201 and the record. */
export const POST = entityRoute(recordFields, async ({ actor, entity, body }) =>
  Response.json(toApiRecord(actor, entity, await createRecord(actor, entity, body)), { status: 201 }),
)

/** Changes the only row of a single. */
export const PATCH = entityRoute(recordFields, async ({ actor, entity, body }) => {
  if (entity.kind !== 'single') throw new AppError('method-not-allowed', 405, 'Say which record, by its id')
  return toApiRecord(actor, entity, await updateRecord(actor, entity, null, body))
})
