import { AppError } from '@/lib/platform/errors'
import { answerOf } from '@/lib/records/declare/record'
import { listFromAddress } from '@/lib/records/lists/list-records'
import { withStates } from '@/lib/records/publish/publication-states'
import { adminHandler, readFields } from '@/lib/records/store/admin-handler'
import { createRecord, getRecord, updateRecord } from '@/lib/records/store/operations'

/** A page of records as `{ rows, total, totalIsExact, page, pageSize }`; of a single its one row. Keys are told nothing of drafts. */
export const GET = adminHandler(
  async ({ actor, entity, request }) => {
    if (entity.kind === 'single') return answerOf(actor, entity, await getRecord(actor, entity, null))
    const list = await listFromAddress(actor, entity, new URL(request.url).searchParams)
    const rows = actor.scopes ? list.rows : await withStates(entity, list.rows)
    return { ...list, rows: rows.map((row) => answerOf(actor, entity, row)) }
  },
  { key: 'content:read' },
)

/** A new record: 201 and the record. */
export const POST = adminHandler(
  async ({ actor, entity, request }) =>
    answerOf(actor, entity, await createRecord(actor, entity, await readFields(request))),
  { status: 201 },
)

/** Changes the one row of a single. */
export const PATCH = adminHandler(async ({ actor, entity, request }) => {
  if (entity.kind !== 'single') throw new AppError('method-not-allowed', 405, 'Say which record, by its id')
  return answerOf(actor, entity, await updateRecord(actor, entity, null, await readFields(request)))
})
