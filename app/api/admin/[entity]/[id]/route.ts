import { toApiRecord } from '@/lib/records/declare/record'
import { entityRoute, recordFields } from '@/lib/records/store/entity-route'
import { getRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'

export const GET = entityRoute({ key: 'content:read' }, async ({ actor, entity, id }) =>
  toApiRecord(actor, entity, await getRecord(actor, entity, id)),
)

/** Changes the sent fields. `updatedAt` as last read prevents overwriting somebody else's change (409). */
export const PATCH = entityRoute(recordFields, async ({ actor, entity, id, body }) =>
  toApiRecord(actor, entity, await updateRecord(actor, entity, id, body)),
)

export const DELETE = entityRoute(({ actor, entity, id }) => removeRecord(actor, entity, id))
