import { AppError } from '@/lib/platform/errors'
import { toApiRecord } from '@/lib/records/declare/record'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { withStates } from '@/lib/records/publish/publication-states'
import { adminHandler, readFields } from '@/lib/records/store/admin-handler'
import { createRecord, getRecord, updateRecord } from '@/lib/records/store/operations'

/** Records as `{ rows, total, totalIsExact, page, pageSize }`; a single's one row. API keys see no drafts. */
export const GET = adminHandler(
  async ({ actor, entity, request }) => {
    if (entity.kind === 'single') return toApiRecord(actor, entity, await getRecord(actor, entity, null))
    const list = await listFromUrl(actor, entity, new URL(request.url).searchParams)
    const rows = actor.scopes ? list.rows : await withStates(entity, list.rows)
    return { ...list, rows: rows.map((row) => toApiRecord(actor, entity, row)) }
  },
  { key: 'content:read' },
)

/** Creates a record: 201 and the record. */
export const POST = adminHandler(
  async ({ actor, entity, request }) =>
    toApiRecord(actor, entity, await createRecord(actor, entity, await readFields(request))),
  { status: 201 },
)

/** Changes the only row of a single. */
export const PATCH = adminHandler(async ({ actor, entity, request }) => {
  if (entity.kind !== 'single') throw new AppError('method-not-allowed', 405, 'Say which record, by its id')
  return toApiRecord(actor, entity, await updateRecord(actor, entity, null, await readFields(request)))
})
