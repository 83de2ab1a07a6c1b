import { toApiRecord } from '@/lib/records/declare/record'
import { adminHandler, readFields } from '@/lib/records/store/admin-handler'
import { getRecord, removeRecord, updateRecord } from '@/lib/records/store/operations'

export const GET = adminHandler(
  async ({ actor, entity, id }) => toApiRecord(actor, entity, await getRecord(actor, entity, id)),
  { key: 'content:read' },
)

/** Changes the sent fields. `updatedAt` as last read prevents overwriting somebody else's change (409). */
export const PATCH = adminHandler(async ({ actor, entity, id, request }) =>
  toApiRecord(actor, entity, await updateRecord(actor, entity, id, await readFields(request))),
)

export const DELETE = adminHandler(({ actor, entity, id }) => removeRecord(actor, entity, id))
