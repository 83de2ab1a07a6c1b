import { methodNotAllowed } from '@/lib/platform/errors'
import { changeSingleCall, createRecordCall, listRecordsCall } from '@/lib/records/calls/record-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { listFromUrl } from '@/lib/records/lists/list-records'
import { withStates } from '@/lib/records/publish/publication-states'
import { deprecatedForKeys } from '@/lib/records/store/deprecated-for-keys'
import { entityRoute } from '@/lib/records/store/entity-route'
import { createRecord, getRecord, updateRecord } from '@/lib/records/store/operations'

/** A page of records; a single's one row. API keys see no drafts. */
export const GET = deprecatedForKeys(
  entityRoute(listRecordsCall, async ({ actor, entity, query }) => {
    if (entity.kind === 'single') return toApiRecord(actor, entity, await getRecord(actor, entity, null))
    const list = await listFromUrl(actor, entity, query)
    const rows = actor.scopes ? list.rows : await withStates(entity, list.rows)
    return { ...list, rows: rows.map((row) => toApiRecord(actor, entity, row)) }
  }),
)

/** Creates a record. */
export const POST = entityRoute(createRecordCall, async ({ actor, entity, body }) =>
  toApiRecord(actor, entity, await createRecord(actor, entity, body)),
)

/** Changes the only row of a single. */
export const PATCH = entityRoute(changeSingleCall, async ({ actor, entity, body }) => {
  if (entity.kind !== 'single') throw methodNotAllowed('Send the id of the record', ['GET', 'POST'])
  return toApiRecord(actor, entity, await updateRecord(actor, entity, null, body))
})
