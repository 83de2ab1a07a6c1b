import * as z from 'zod'
import { returnApproval } from '@/lib/records/publish/approval/answer-approval'
import { entityRoute } from '@/lib/records/store/entity-route'

const NEEDED = 'Please say what is to be done first'
const answer = z.strictObject({
  note: z.string(NEEDED).trim().min(1, NEEDED).max(1000, 'Please use 1,000 characters or fewer'),
})

/** Sends a pending request back to its author, with `{ note }`. */
export const POST = entityRoute(answer, ({ actor, entity, id, body }) =>
  returnApproval(actor, entity, id, body.note),
)
