import { adminHandler, readFields } from '@/lib/admin/admin-handler'
import { listFromAddress } from '@/lib/admin/list-records'
import { createRecord, getRecord, updateRecord } from '@/lib/admin/operations'
import { answerOf } from '@/lib/admin/record'
import { AppError } from '@/lib/errors'

/** A page of records as `{ rows, total, totalIsExact, page, pageSize }`; of a single its one row. */
export const GET = adminHandler(async ({ actor, entity, request }) => {
  if (entity.kind === 'single') return answerOf(actor, entity, await getRecord(actor, entity, null))
  const list = await listFromAddress(actor, entity, new URL(request.url).searchParams)
  return { ...list, rows: list.rows.map((row) => answerOf(actor, entity, row)) }
})

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
