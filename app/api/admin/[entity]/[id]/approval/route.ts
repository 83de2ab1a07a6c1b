import { requestApprovalCall, withdrawApprovalCall } from '@/lib/records/calls/publish-calls'
import { requestApproval, withdrawApproval } from '@/lib/records/publish/approval/request-approval'
import { entityRoute } from '@/lib/records/store/entity-route'

/** Requests approval of `{ action, note?, at? }`, or changes the request. */
export const PUT = entityRoute(requestApprovalCall, ({ actor, entity, id, body: { action, note, at } }) =>
  requestApproval(actor, entity, id, { action, note: note || null, at: at ?? null }),
)

/** Withdraws the person's own request. */
export const DELETE = entityRoute(withdrawApprovalCall, ({ actor, entity, id }) =>
  withdrawApproval(actor, entity, id),
)
