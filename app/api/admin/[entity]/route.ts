import { adminHandler, readFields } from '@/lib/admin/admin-handler'
import { listFromAddress } from '@/lib/admin/list-records'
import { createRecord, getRecord, updateRecord } from '@/lib/admin/operations'
import { withStates } from '@/lib/admin/publication-states'
import { answerOf } from '@/lib/admin/record'
import { AppError } from '@/lib/errors'

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
