import { returnApprovalCall } from '@/lib/records/calls/publish-calls'
import { returnApproval } from '@/lib/records/publish/approval/answer-approval'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Sends a pending request back to its author, with `{ note }`. */
export const POST = entityRoute(returnApprovalCall, ({ actor, entity, id, body }) =>
  returnApproval(actor, entity, id, body.note),
)
