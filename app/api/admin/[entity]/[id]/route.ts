import { changeRecordCall, deleteRecordCall, getRecordCall } from '@/lib/records/calls/record-calls'
import { toApiRecord } from '@/lib/records/declare/record'
import { deprecatedForKeys } from '@/lib/records/store/deprecated-for-keys'
import { entityRoute } from '@/lib/records/store/entity-route'
import { getRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'

export const GET = deprecatedForKeys(
  entityRoute(getRecordCall, async ({ actor, entity, id }) =>
    toApiRecord(actor, entity, await getRecord(actor, entity, id)),
  ),
)

/** Changes the sent fields. `updatedAt` as last read prevents overwriting someone else's change (409). */
export const PATCH = entityRoute(changeRecordCall, async ({ actor, entity, id, body }) =>
  toApiRecord(actor, entity, await updateRecord(actor, entity, id, body)),
)

export const DELETE = entityRoute(deleteRecordCall, ({ actor, entity, id }) =>
  removeRecord(actor, entity, id),
)
