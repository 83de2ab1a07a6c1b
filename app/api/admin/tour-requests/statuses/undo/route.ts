import { adminRoute } from '@/lib/accounts/admin-route'
import { statusesUndoSchema } from '@/lib/desk/status/action-schema'
import { undoStatuses } from '@/lib/desk/status/status-many'

/** Undoes a status change of several requests. */
export const POST = adminRoute({ body: statusesUndoSchema, can: ['update', 'leads'] }, ({ actor, body }) =>
  undoStatuses(actor, body),
)
